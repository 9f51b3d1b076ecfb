import type { ReactNode } from 'react'
import type { ApiError } from '@/api/ApiError'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

type Props = {
  title: string
  read: {
    data?: unknown
    error?: ApiError | undefined
    isValidating: boolean
    mutate: () => Promise<unknown>
  }
  children: ReactNode
}

/** The frame of the pages about the identification, with what they show without data. */
export function IdentificationFrame({ title, read, children }: Props) {
  const { data, error, isValidating, mutate } = read
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>}>
      {!data && error && (
        <ErrorState
          heading='h2'
          title='事業者確認を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='form' />}
      {children}
    </PageLayout>
  )
}
