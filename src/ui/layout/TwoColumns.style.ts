import { media } from '@/ui/tokens'

export const twoColumnsStyle = `
  .uiTwoColumns {
    > [data-main] { min-width: 0; }
    ${media.phone} { > [data-side] { display: contents; } > [data-side] > :not([data-actionbar]) { margin-top: 28px; } }
    ${media.tablet} {
      > [data-side] { display: flex; flex-direction: column; gap: 16px; margin-top: 32px; min-width: 0; }
      &[data-form] > * { max-width: 600px; }
    }
    ${media.wide} {
      display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 40px; align-items: start;
      > [data-side] { position: sticky; top: 28px; margin-top: 0; }
    }
  }
`
