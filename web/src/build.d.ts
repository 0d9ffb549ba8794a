/** Which build this page is; /version.json says which one the server has. */
declare const __BUILD__: string;
