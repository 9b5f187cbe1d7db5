import './styles/fonts.css';
import './styles/tokens.css';
import './styles/drawing.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchPlace } from './shared/router.svelte';
import { begin } from './shared/settings.svelte';

async function start(): Promise<void> {
  watchPlace();
  await begin();
  mount(App, { target: document.getElementById('page')! });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/worker.js');
}

void start();
