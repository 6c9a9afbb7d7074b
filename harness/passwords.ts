/** A password is asked for and set here, in the page: the API has no call for either (OPEN-072). Without a connection both
 * fail, as they would in a shop. */
async function answer(): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no connection.');
}

export const requestPassword = answer;
export const setPassword = answer;
