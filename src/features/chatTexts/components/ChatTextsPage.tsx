import type { ReactNode } from 'react'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

type Props<T> = { of: QueryState<T>; children: (data: T) => ReactNode }

/** The page of the standard texts (定型文) of a store or of a company. */
export const ChatTextsPage = <T,>({ of, children }: Props<T>) => (
  <PageLayout title={<BarTitle>定型文</BarTitle>}>
    <QueryResult of={of} name='定型文' heading='h2' skeleton={<Skeleton kind='cards' />}>
      {children}
    </QueryResult>
  </PageLayout>
)
