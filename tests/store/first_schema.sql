BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	"table" INTEGER NOT NULL,
	number INTEGER NOT NULL,
	person INTEGER,
	seat INTEGER,
	name TEXT NOT NULL,
	at INTEGER NOT NULL,
	text TEXT,
	phrase TEXT,
	CONSTRAINT pk_chat PRIMARY KEY ("table", number),
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL,
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(40,0,9007199254740991,1,'Robin',8,'it''s ''aye''',NULL);
CREATE TABLE games (
	id INTEGER NOT NULL,
	code TEXT NOT NULL,
	"table" INTEGER NOT NULL,
	number INTEGER NOT NULL,
	since INTEGER NOT NULL,
	ended INTEGER,
	summary BLOB,
	CONSTRAINT pk_games PRIMARY KEY (id),
	CONSTRAINT fk_games_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE,
	CONSTRAINT uq_games_code UNIQUE (code)
);
INSERT INTO "games" VALUES(50,'first',40,1,5,NULL,NULL);
INSERT INTO "games" VALUES(51,'second',40,2,6,7,X'7B7D');
CREATE TABLE keys (
	id INTEGER NOT NULL,
	hash BLOB NOT NULL,
	person INTEGER NOT NULL,
	kind TEXT NOT NULL,
	label TEXT NOT NULL,
	since INTEGER NOT NULL,
	seen INTEGER NOT NULL,
	expires INTEGER NOT NULL,
	CONSTRAINT pk_keys PRIMARY KEY (id),
	CONSTRAINT fk_keys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT uq_keys_hash UNIQUE (hash)
);
INSERT INTO "keys" VALUES(1,X'686173682031',9007199254740991,'device','a phone',1,5,1000);
CREATE TABLE moves (
	game INTEGER NOT NULL,
	version INTEGER NOT NULL,
	seat INTEGER,
	"key" TEXT,
	at INTEGER NOT NULL,
	events BLOB NOT NULL,
	CONSTRAINT pk_moves PRIMARY KEY (game, version),
	CONSTRAINT fk_moves_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES(50,0,0,'key 0',100,X'5B5D');
INSERT INTO "moves" VALUES(50,1,1,'key 1',101,X'5B5D');
CREATE TABLE people (
	id INTEGER NOT NULL,
	name TEXT NOT NULL,
	colour TEXT NOT NULL,
	charge TEXT NOT NULL,
	since INTEGER NOT NULL,
	seen INTEGER NOT NULL,
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(7,'Mädchen Марьян','red','rose',2,20);
INSERT INTO "people" VALUES(9007199254740991,'Robin','green','bow',1,10);
CREATE TABLE results (
	game INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	person INTEGER,
	bot TEXT,
	players INTEGER NOT NULL,
	rank INTEGER NOT NULL,
	won DOUBLE NOT NULL,
	points INTEGER NOT NULL,
	bags INTEGER NOT NULL,
	lies INTEGER NOT NULL,
	caught INTEGER NOT NULL,
	opened INTEGER NOT NULL,
	opened_lying INTEGER NOT NULL,
	best_bribe INTEGER NOT NULL,
	at INTEGER NOT NULL,
	CONSTRAINT pk_results PRIMARY KEY (game, seat),
	CONSTRAINT fk_results_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "results" VALUES(50,0,9007199254740991,NULL,3,1,0.5,100,4,3,2,5,1,6,9);
INSERT INTO "results" VALUES(50,1,NULL,'honest',3,1,0.5,100,4,3,2,5,1,6,9);
CREATE TABLE sittings (
	"table" INTEGER NOT NULL,
	person INTEGER NOT NULL,
	CONSTRAINT pk_sittings PRIMARY KEY ("table", person),
	CONSTRAINT fk_sittings_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT fk_sittings_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sittings" VALUES(41,7);
CREATE TABLE tables (
	id INTEGER NOT NULL,
	code TEXT NOT NULL,
	host INTEGER,
	public BOOLEAN NOT NULL,
	stage TEXT NOT NULL,
	doc BLOB NOT NULL,
	since INTEGER NOT NULL,
	touched INTEGER NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (id),
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL,
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES(40,'oak',9007199254740991,1,'gathering',X'7B2261223A317D',3,30);
INSERT INTO "tables" VALUES(41,'elm',NULL,0,'playing',X'',4,40);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_public_stage_touched ON tables (public, stage, touched);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_games_table ON games ("table");
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_results_bot ON results (bot);
CREATE INDEX ix_results_person ON results (person);
COMMIT;
