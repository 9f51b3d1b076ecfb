import { act, renderHook } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { useUrlState } from '@/api/useUrlState'
import { int, oneOf, text } from '@/lib/query'

const query = { status: oneOf(['published', 'closed'], ''), keyword: text(20), page: int(1, 1, 99) }
const openAt = (url: string) => {
  mockRouter.setCurrentUrl(url)
  return renderHook(() => useUrlState(query))
}
const value = ({ result }: ReturnType<typeof openAt>) => result.current[0]
const change = async (
  { result }: ReturnType<typeof openAt>,
  patch: Parameters<(typeof result.current)[1]>[0],
) => {
  await act(async () => {
    await result.current[1](patch)
  })
}

test('絞り込みとページを、URLから読む。読めない値は初期値になる', () => {
  const list = openAt('/clients/11/offerings?status=published&page=3')
  expect(value(list)).toEqual({ status: 'published', keyword: '', page: 3 })
  list.unmount()
  expect(value(openAt('/clients/11/offerings?status=none&page=x'))).toEqual({
    status: '',
    keyword: '',
    page: 1,
  })
})
test('絞り込みを変えると1ページ目に戻り、ほかの絞り込みは残る', async () => {
  const list = openAt('/clients/11/offerings?status=published&page=3#row-7')
  await change(list, { keyword: '夜' })
  expect(mockRouter.asPath).toBe(
    `/clients/11/offerings?status=published&keyword=${encodeURIComponent('夜')}`,
  )
  expect(value(list)).toEqual({ status: 'published', keyword: '夜', page: 1 })
})
test('ページだけを変えられ、初期値に戻すとURLから消える', async () => {
  const list = openAt('/clients/11/offerings?status=published')
  await change(list, { page: 2 })
  expect(mockRouter.asPath).toBe('/clients/11/offerings?status=published&page=2')
  await change(list, { status: '' })
  expect(mockRouter.asPath).toBe('/clients/11/offerings')
})
test('履歴を増やさず、画面を上に戻さず、ページの最初の読み込みもやり直さない', async () => {
  const replace = jest.spyOn(mockRouter, 'replace')
  await change(openAt('/clients/11/offerings'), { status: 'closed' })
  expect(replace.mock.calls).toEqual([
    ['/clients/11/offerings?status=closed', undefined, { shallow: true, scroll: false }],
  ])
  replace.mockRestore()
})
