/** So many dates go into one run. */
export const multidateMost = 31
