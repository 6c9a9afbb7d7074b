const entry = (id: string, fields: object) => ({ sys: { id, type: 'Entry' }, fields });

const file = { sys: { id: 'file', type: 'Asset' }, fields: { file: { url: '/images/law/table/desktop.svg' } } };
const picture = entry('picture', { accessibilityText: 'A table', file });
const pictures = { desktopImage: picture, tabletImage: picture, mobileImage: picture };

/** The entry of a banner with this title, and with other fields in place of its own. */
export const bannerEntry = (entryTitle: string, fields: object = {}) =>
  entry(entryTitle, { entryTitle, link: '/wines', ...pictures, ...fields });

/** The entry of a home page with nothing but these banners. */
export const pageEntry = (...bottomBanners: readonly object[]) => entry('home', { brand: 'law', bottomBanners });
