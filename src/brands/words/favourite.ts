/** Text about a change to the favourites, announced by the heart. */
export const favouriteWords = {
  'favourite.added': '{name} is now in your favourites',
  'favourite.removed': '{name} is no longer in your favourites',
};
