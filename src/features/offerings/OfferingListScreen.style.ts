import { media } from '@/ui/tokens'

export const offeringListScreenStyle = `
  .offeringListScreenActs {
    display: contents;
    ${media.phone} {
      > [role='group'] { flex: 1 0 100%; margin-bottom: 12px; }
      > [data-many] { display: none; }
    }
    ${media.tablet} { > [role='group'] { margin-right: 8px; } }
  }
  .offeringListWait { padding-top: 83px; @media (min-width: 1264px) { max-width: calc(100% - 344px); } }
  .offeringListRuns { display: grid; gap: 8px; }
  ${media.phone} { [data-page]:has(> .uiBulkBar) [data-float] > button { display: none; } }
`
