// Replaces `tldts` in the published mocks. MSW's cookie store asks it whether a domain may set cookies for a part of its
// name; its list of all public suffixes is a third of the mocks, and a mock is only asked for the page's own host.

/** @param {string} hostname */
export const getDomain = (hostname) => hostname;
