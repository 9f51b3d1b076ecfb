import { act, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import type { ReactNode } from 'react'
import { route } from '@/routes/href'
import { clientLayout } from '@/shell/layout/clientLayout'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'
import { PendingHeading } from '@/shell/page/PendingHeading'
import { declaredValue } from '@tests/conformance/css'
import { AppProviders, renderApp, settled } from '@tests/conformance/renderKit'
// Importing the kit signs each test in to store 11 in a wide window.
import { at } from './layoutKit'

const OfferingPage = createPage(route('/clients/[clientId]/offerings'), {
  title: '求人',
  layout: clientLayout,
  permission: 'everyone',
  screen: () => <input aria-label='探す' />,
})
const OfferPage = createPage(route('/clients/[clientId]/offers'), {
  title: 'ひな形',
  heading: false,
  layout: clientLayout,
  permission: 'everyone',
  screen: () => <h1 tabIndex={-1}>3件のひな形</h1>,
})
createPage(route('/clients/[clientId]/offers/[offerId]'), {
  title: 'ひな形の詳細',
  layout: clientLayout,
  permission: 'everyone',
  screen: () => <p>詳細</p>,
})
createPage(route('/companies/[companyId]/clients'), {
  title: '店舗一覧',
  layout: companyLayout,
  permission: 'everyone',
  screen: () => <p>店舗</p>,
})
const RoomPage = createPage(route('/clients/[clientId]/room'), {
  title: 'やりとり',
  heading: false,
  appBar: false,
  layout: clientLayout,
  permission: 'everyone',
  screen: () => <h1>高橋 健太</h1>,
})

/** Renders a page in its layout as _app does. */
const withHeading = (page: ReactNode, { getLayout }: typeof OfferPage) =>
  getLayout?.(
    <>
      <PendingHeading />
      {page}
    </>,
  )
async function open(Page: typeof OfferPage, path: string) {
  at(path, { clientId: '11' })
  const rendered = renderApp(<>{withHeading(<Page />, Page)}</>)
  await settled()
  return rendered
}
const openOfferings = () => open(OfferingPage, '/clients/[clientId]/offerings')
const emit = (
  event: 'routeChangeStart' | 'routeChangeComplete' | 'routeChangeError',
  ...detail: unknown[]
) =>
  act(() => {
    mockRouter.events.emit(event, ...detail)
  })
const navigate = (url: string, { shallow = false } = {}) =>
  emit('routeChangeStart', url, { shallow })
const headings = () => screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)
const visibilityOfShownPage = () => {
  const page = screen.getByRole('textbox', { name: '探す' }).closest('[data-page]')
  return declaredValue(page as Element, 'content-visibility', 1280)
}
afterEach(() => emit('routeChangeComplete', '/x', { shallow: false }))

test('押すと、次のページの題がすぐ見出しと上の帯に出て、前の画面は見えなくなる', async () => {
  await openOfferings()
  expect([headings(), visibilityOfShownPage()]).toEqual([['求人'], ''])
  navigate('/clients/11/offers?page=2')
  expect(headings()).toEqual(['ひな形', '求人'])
  expect(visibilityOfShownPage()).toBe('hidden')
  expect(screen.getByText('ひな形', { selector: '[data-root]' })).toBeInTheDocument()
})
test('次のページが描かれると、見出しはその画面のものだけになる', async () => {
  const { rerender } = await openOfferings()
  navigate('/clients/11/offers')
  at('/clients/[clientId]/offers', { clientId: '11' })
  rerender(<AppProviders>{withHeading(<OfferPage />, OfferPage)}</AppProviders>)
  await settled()
  expect(headings()).toEqual(['3件のひな形'])
})
test('移るのをやめると、前の画面に戻る', async () => {
  await openOfferings()
  navigate('/clients/11/offers')
  emit('routeChangeError', { cancelled: true }, '/clients/11/offers', { shallow: false })
  expect([headings(), visibilityOfShownPage()]).toEqual([['求人'], ''])
})
test('番号のあるページと、同じ場所のほかのページを取り違えない', async () => {
  await openOfferings()
  navigate('/clients/11/offers/7')
  expect(headings()).toEqual(['ひな形の詳細', '求人'])
  navigate('/clients/11/offers/new')
  expect(headings()).toEqual(['求人'])
})
test.each([
  ['同じページの絞り込み', '/clients/11/offerings?keyword=x', { shallow: true }],
  ['同じページのほかの店舗', '/clients/12/offerings', {}],
  ['まだ読み込んでいないページ', '/clients/11/statements', {}],
  ['枠の違うページ', '/companies/1/clients', {}],
])('%sでは、見出しを先に出さない', async (_, url, options) => {
  await openOfferings()
  navigate(url, options)
  expect([headings(), visibilityOfShownPage()]).toEqual([['求人'], ''])
})
test('戻る・進むでは先に出さない。その次に押したときは出す', async () => {
  await openOfferings()
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  navigate('/clients/11/offers')
  expect(headings()).toEqual(['求人'])
  emit('routeChangeComplete', '/clients/11/offers', { shallow: false })
  navigate('/clients/11/offers')
  expect(headings()).toEqual(['ひな形', '求人'])
})
test('次のページが描かれる前に戻ると、前の画面がすぐ元の高さで見える', async () => {
  await openOfferings()
  navigate('/clients/11/offers/7')
  expect(visibilityOfShownPage()).toBe('hidden')
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  navigate('/clients/11/offerings')
  expect([headings(), visibilityOfShownPage()]).toEqual([['求人'], ''])
  emit('routeChangeComplete', '/clients/11/offerings', { shallow: false })
})
test('上の帯のない画面からは、電話でも見出しが本文に見える', async () => {
  await open(RoomPage, '/clients/[clientId]/room')
  navigate('/clients/11/offers')
  const heading = screen.getByRole('heading', { level: 1, name: 'ひな形' })
  expect(heading.querySelector('[data-in-app-bar]')).toBeNull()
})
