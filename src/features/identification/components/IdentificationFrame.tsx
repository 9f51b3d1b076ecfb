import type { ReactNode } from 'react'
import styled from 'styled-components'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

type Props = {
  title: string
  read: QueryState<unknown>
  children: ReactNode
}

/** The frame of the identification pages, with their loading and error states. */
export function IdentificationFrame({ title, read, children }: Props) {
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>}>
      <QueryResult of={read} name='事業者確認' heading='h2' skeleton={<Skeleton kind='form' />} />
      {children}
    </PageLayout>
  )
}

/** Spaces the status card and the content below it. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`
