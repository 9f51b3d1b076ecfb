import type { ReactNode } from 'react'
import type { ApiError } from '@/api/apiError'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { ErrorState } from '@/ui/ErrorState'
import { PageLayout } from '@/ui/PageLayout'
import { Skeleton } from '@/ui/Skeleton'

type Props<T> = { title: string; data: T | undefined; error: ApiError | undefined; onRetry: () => void; children: (data: T) => ReactNode }

/** The frame of a form of the settings: its form is there when what it changes has been read. */
export function MyPage<T>({ title, data, error, onRetry, children }: Props<T>) {
  return (
    <PageLayout title={title} width='form' crumbs={[{ label: 'アカウント', href: href(routes.account, {}) }, { label: '設定', href: href(routes.accountSettings, {}) }, { label: title }]}>
      {data !== undefined ? children(data) : error ? <ErrorState onRetry={onRetry}>{error.message}</ErrorState> : <Skeleton kind='form' />}
    </PageLayout>
  )
}
