import { act, render } from '@testing-library/react'
import { configureAxe } from 'jest-axe'
import type { ReactElement } from 'react'
import { globalStyle } from '@/shell/document/globalStyle'

/** Renders into `#__next`, as Next does, because an open dialog hides that element from assistive technology. */
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
 * Returns the faults that axe finds. It checks no colours, because jsdom computes none, and landmarks only if the
 * layout is rendered around the screen.
 */
export async function axeViolations(node: Element = document.body) {
  const rules = {
    'color-contrast': { enabled: false },
    'duplicate-id': { enabled: true },
    region: { enabled: node.querySelector('main') !== null },
  }
  let found: string[] = []
  await act(async () => {
    // Without `resultTypes` axe also lists every node that passes, which doubles the time.
    found = (await axe(node, { rules, resultTypes: ['violations'] })).violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
    )
  })
  return found
}
