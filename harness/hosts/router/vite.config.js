import { defineConfig } from 'vite';
import { brandById, brandCss, designOf, withTokens } from 'wine-storefront-kit/model';

// The brand in another colour, which reaches every ground.
const theme = brandCss(withTokens(designOf(brandById('law')), { primary: '#0b5345' }));

export default defineConfig({
  plugins: [
    {
      name: 'theme',
      resolveId: (id) => (id === 'virtual:theme.css' ? `\0${id}` : undefined),
      load: (id) => (id === '\0virtual:theme.css' ? theme : undefined),
    },
  ],
  build: { target: 'es2022' },
  preview: { host: '127.0.0.1', strictPort: true },
});
