// The address of the shop's API. Until there is one, the mock shop is a part of Next's own server.
const api = process.env.API;
// The shop's pages are below `/shop`, so these paths are calls and pictures only.
const paths = ['api', 'gvapi', 'jsp', 'assets', 'json', 'html', 'content', 'images', 'wines'];

export default {
  // This folder, regardless of what is above it.
  turbopack: { root: import.meta.dirname },
  // Next has `app/[...path]/route.mock.ts` only without an API, so the mock shop is in no build for one.
  pageExtensions: ['ts', 'tsx', ...(api ? [] : ['mock.ts'])],
  rewrites: async () =>
    api ? paths.map((path) => ({ source: `/${path}/:rest*`, destination: `${api}/${path}/:rest*` })) : [],
};
