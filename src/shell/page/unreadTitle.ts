let mark = ''

/** A title with the number of what nobody has read: '(3) メッセージ | …'. */
export const marked = (title: string) => mark + title.replace(/^\(\d+\+?\) /, '')
/** Sets the number that every title carries from now on; none at 0. */
export function markTitle(count: number) {
  mark = count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''
  document.title = marked(document.title)
}
