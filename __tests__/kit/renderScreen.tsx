import { act, render } from '@testing-library/react'
import { configureAxe } from 'jest-axe'
import type { ReactElement } from 'react'
import { globalStyle } from '@/shell/document/globalStyle'

/** Into the element that Next mounts into: dialogs hide it from assistive technology. */
export function renderScreen(ui: ReactElement) {
  document.getElementById('__next')?.remove()
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  return render(ui, {
    container,
    wrapper: ({ children }) => (
      <>
        <style>{globalStyle}</style>
        {children}
      </>
    ),
  })
}
const axe = configureAxe({})
/**
 * What axe finds. Colours can only be judged in a browser, and landmarks only where the layout of a page is drawn
 * around the screen.
 */
export async function axeViolations(node: Element = document.body) {
  const rules = {
    'color-contrast': { enabled: false },
    'duplicate-id': { enabled: true },
    region: { enabled: node.querySelector('main') !== null },
  }
  let found: string[] = []
  await act(async () => {
    // Listing every node that passes takes as long as finding those that fail.
    found = (await axe(node, { rules, resultTypes: ['violations'] })).violations.map(
      (v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`,
    )
  })
  return found
}
