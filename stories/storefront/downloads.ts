import { spyOn } from 'storybook/test';

/** Keeps what the page hands to the browser as a file, in place of the download. Call it in a play function. */
export function keepDownloads() {
  const files: Blob[] = [];
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return { files, clicked };
}
