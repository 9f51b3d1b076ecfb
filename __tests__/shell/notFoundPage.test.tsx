import { screen } from '@testing-library/react'
import { NotFoundPage } from '@/shell/page/NotFoundPage'
import { clearDocument, renderApp } from '@tests/conformance/renderKit'

afterEach(clearDocument)

test.each([
  [404, 'URLが間違っているか、ページが移動または削除されています。'],
  [
    400,
    'URLに使えない文字が含まれています。コピーしたときに途中で切れていないか、確かめてください。',
  ],
] as const)('%dのページは、場所をURLと言う。住所は人の住むところ', (status, text) => {
  renderApp(<NotFoundPage status={status} />)
  expect(screen.getByText(text)).toBeVisible()
  expect(document.body).not.toHaveTextContent('住所')
})
