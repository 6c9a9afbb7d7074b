const api = process.env.API ?? 'http://127.0.0.1:4010';

export default {
  // This folder, regardless of what is above it.
  turbopack: { root: import.meta.dirname },
  rewrites: async () =>
    ['api', 'assets', 'images', 'json', 'html'].map((part) => ({
      source: `/${part}/:path*`,
      destination: `${api}/${part}/:path*`,
    })),
};
