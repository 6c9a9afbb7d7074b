/** The path of a picture: a family or a brand, an item or a scene, and a size or a seed. */
export const picturePath = /^\/images\/(\w+)\/([\w.-]+)\/([\w-]+)\.svg$/;

export const isPicture = (pathname: string): boolean => picturePath.test(pathname);
