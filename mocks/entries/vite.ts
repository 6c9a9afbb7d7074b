// The shop in the development server of a host that uses Vite.

export { type WineShopOptions, type WineShopPlugin, wineShop } from '../transport/vitePlugin.js';
