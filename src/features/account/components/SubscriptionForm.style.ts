import { color, font } from '@/ui/tokens'

export const subscriptionFormStyle = `
  .subscriptionFormForm {
    flex: 1 0 auto; display: flex; flex-direction: column; gap: 12px;
    > p { color: ${color.ink2}; font-size: ${font.s}; word-break: auto-phrase; }
    /* The bar ends the page, across the window: the page itself is a column in its middle. */
    && > [data-actionbar] { margin-top: auto; }
    @media (min-width: 750px) { && > [data-actionbar] { box-shadow: 0 0 0 100vmax ${color.surface}, 0 -1px 0 100vmax ${color.line}; clip-path: inset(-1px -100vmax 0); border-top: 0; } }
  }
`
