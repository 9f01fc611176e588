import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [react()],
  server: { port: 4200, proxy: { '/api': api, '/upload': api, '/getImage': api } },
  build: {
    // The last Chrome for Windows 7 is 109; offices keep their PCs long.
    target: ['chrome109', 'firefox115', 'safari16'],
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
