import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import AppDocument from '@/pages/_document'
import { route } from '@/routes/href'
import { bareLayout } from '@/shell/layout/AuthLayout'
import { createPage } from '@/shell/page/createPage'
import { ViewportMeta } from '@/shell/page/ViewportMeta'
import { Button } from '@/ui/buttons/Button'

const router = { pathname: '/x', query: {}, isReady: false } as unknown as NextRouter

/** Returns what next/head collects while a page is rendered on the server. */
function headOf(page: ReactElement) {
  let head: ReactNode[] = []
  const manager = {
    mountedInstances: new Set<ReactNode>(),
    updateHead: (elements: ReactNode[]) => {
      head = elements
    },
  }
  renderToStaticMarkup(
    createElement(
      RouterContext.Provider,
      { value: router },
      createElement(HeadManagerContext.Provider, { value: manager as never }, page),
    ),
  )
  return renderToStaticMarkup(createElement('head', null, head))
}

test('題名と見える範囲は、最初のHTMLの頭にもう立っている', () => {
  const Page = createPage(route('/x'), {
    title: '求人',
    layout: bareLayout,
    permission: 'everyone',
    screen: () => createElement('p', null, '本文'),
  })
  const html = headOf(createElement('div', null, createElement(ViewportMeta), createElement(Page)))
  expect(html).toContain('<title>求人 | スポットシフト 管理画面</title>')
  expect(html.match(/name="viewport"/g)).toHaveLength(1)
})

test('最初のHTMLは、描いた部品のスタイルを頭に持つ', async () => {
  const page = () => createElement(Button, { tone: 'primary' }, '送る')
  const { styles, html } = await AppDocument.getInitialProps({
    renderPage: ({
      enhanceApp,
    }: {
      enhanceApp: (App: () => ReactElement) => () => ReactElement
    }) => ({
      html: renderToStaticMarkup(createElement(enhanceApp(page))),
    }),
    defaultGetInitialProps: ({ renderPage }: { renderPage: () => object }) => renderPage(),
  } as never)
  const css = renderToStaticMarkup(createElement('head', null, styles as ReactNode))
  const className = /class="\S+ (\S+)"/.exec(html)?.[1] ?? 'none'
  expect(css).toContain(`.${className}{`)
})
