/**
 * Marks of parts for which others make room, wherever both stand: the frame of a page, a heading that the top bar of a
 * phone repeats, and a bar at the lower edge (`composer`: the higher one of the chat). The part spreads its `mark`;
 * `marked` is the selector for the styles of others.
 */
export const mark = {
  page: { 'data-page': '' },
  barTitle: { 'data-in-app-bar': '' },
  actionBar: { 'data-actionbar': '' },
  composer: { 'data-actionbar': 'composer' },
}
export const marked = {
  page: '[data-page]',
  barTitle: '[data-in-app-bar]',
  actionBar: '[data-actionbar]',
  composer: "[data-actionbar='composer']",
}
