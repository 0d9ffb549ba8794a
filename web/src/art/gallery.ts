/** A gallery of all drawings: `npx vite`, then /gallery.html. Not part of the page. */

import { mount } from 'svelte';
import '../theme.css';
import './fonts.css';
import { words, type Language } from '../i18n/index.svelte';
import Gallery from './Gallery.svelte';

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wanted.get('theme') ?? 'day';
await words.load((wanted.get('language') ?? 'en') as Language, true);
mount(Gallery, { target: document.body, props: { part: wanted.get('part') ?? '' } });
