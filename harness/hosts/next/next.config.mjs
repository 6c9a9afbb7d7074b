const api = process.env.API ?? 'http://127.0.0.1:4010';
// The shop's pages are below `/shop`, so these paths are calls and pictures only.
const paths = ['api', 'gvapi', 'jsp', 'assets', 'json', 'html', 'content', 'images', 'wines'];

export default {
  // This folder, regardless of what is above it.
  turbopack: { root: import.meta.dirname },
  rewrites: async () => paths.map((path) => ({ source: `/${path}/:rest*`, destination: `${api}/${path}/:rest*` })),
};
