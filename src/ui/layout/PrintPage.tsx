import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { publicConfig } from '@/lib/config/publicConfig'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { color, font, lightGround, media, shadow } from '@/ui/tokens'
import { BarTitle } from './BarTitle'
import { PageLayout } from './PageLayout'

type Props = {
  title: string
  /** The page that the sheet was opened from. */
  back: string
  /** Why there is nothing to print. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** A page that shows what will be printed: a `PrintSheet` below the buttons. */
export function PrintPage({ title, back, disabledReason, children }: Props) {
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      actions={
        <>
          <Button
            tone='primary'
            icon={<Printer size={18} aria-hidden />}
            disabledReason={disabledReason}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ButtonLink href={back}>やめる</ButtonLink>
        </>
      }
      pre={<Hint>A4・たて・100%で印刷してください</Hint>}
    >
      {children}
    </PageLayout>
  )
}

/** The last line of a sheet: the service, what to do with the paper, and when it was issued. */
export function PrintFooter({ note, children }: { note: string; children: ReactNode }) {
  return (
    <footer>
      <span>
        <img src='/favicon.svg' alt='' width={16} height={16} />
        {publicConfig.serviceName}
      </span>
      <span>{note}</span>
      <span>{children}</span>
    </footer>
  )
}

/** While mounted, only `[data-sheet]` and its ancestors are printed: A4 portrait without margins. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4 portrait; margin: 0; }
  ${media.print} {
    body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    :has([data-sheet]) { display: block !important; min-height: 0 !important; max-width: none !important; margin: 0 !important; padding: 0 !important; }
  }
`

/**
 * One A4 sheet, marked by `data-sheet`: an `article` with an optional `header` and a `PrintFooter`. All sizes are
 * shares of its width (1cqw = 2.1 mm on paper), so that the preview on the screen matches the print.
 */
export const PrintSheet = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 794px;
  ${lightGround}
  article {
    box-sizing: border-box;
    padding: 5.7cqw;
    background: ${color.surface};
    box-shadow: ${shadow.s2};
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 2cqw;
    padding-bottom: 1.2cqw;
    border-bottom: 0.38cqw solid;
  }
  header > :last-child {
    flex: none;
    text-align: right;
  }
  header b {
    display: block;
  }
  h2 {
    line-height: 1.3;
  }
  footer {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 2cqw;
    font-size: 1.4cqw;
  }
  footer span {
    display: flex;
    align-items: center;
    gap: 0.8cqw;
  }
  footer img {
    width: 2cqw;
    height: 2cqw;
  }
  ${media.print} {
    width: 210mm;
    max-width: none;
    article {
      box-shadow: none;
    }
  }
`
const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    margin-top: 8px;
  }
`
