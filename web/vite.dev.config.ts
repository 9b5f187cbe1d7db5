import { mergeConfig } from 'vite';
import page from './vite.config';

/** The bench on which boards are looked at without a server: see src/boards/README.md. */
export default mergeConfig(page, { build: { rollupOptions: { input: 'dev.html' } } });
