import { rem } from '@/ui/responsive/rem'
import {
  color,
  focusRing,
  font,
  fontFamily,
  layer,
  media,
  radiusS,
  size,
  weight,
  visuallyHidden,
} from '@/ui/tokens'

/** What is chosen; a chip stands for the input before it, which is not seen. */
const chosen =
  ":is([aria-current], [aria-selected='true'], [aria-pressed='true'], input:checked + [data-chip])"

/**
 * The CSS reset and the few rules that belong to no component, part of the document's head: they
 * never change and need no script.
 */
export const globalStyle = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding: ${rem(72)} 0 ${rem(104)};
    background: ${color.bg};
  }
  body {
    margin: 0;
    min-width: ${size.viewportMin};
    /* A phone in landscape: nothing is placed beside the camera and the round corners. */
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    color: ${color.ink};
    font: ${weight.regular} ${font.s}/1.6 ${fontFamily};
    font-variant-numeric: tabular-nums;
    line-break: strict;
    overflow-wrap: anywhere;
    /* Lines end between phrases, not inside a word or a name. Where phrases are unknown nothing changes: keep-all would
       make pages of WebKit wider than a phone. */
    word-break: auto-phrase;
    text-autospace: no-autospace;
    -webkit-font-smoothing: antialiased;
  }
  /* After a change of page the focus moves to its heading, which is read out. The announcer of Next.js would repeat the
     title then, and say it again after each search. */
  next-route-announcer {
    display: none;
  }
  /* Typed text does not jump while a phrase is incomplete. */
  textarea {
    word-break: normal;
  }
  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  :where(ul, ol) {
    list-style: none;
  }
  :where(h1, h2, h3, h4, legend) {
    font-weight: ${weight.bold};
  }
  :where(b, strong, th, optgroup) {
    font-weight: ${weight.bold};
  }
  :where(h1) {
    font-size: ${font.l};
    line-height: 1.4;
  }
  :where(h2) {
    font-size: ${font.l};
    line-height: 1.5;
  }
  :where(h1, h2) {
    font-feature-settings: 'palt';
    letter-spacing: 0.01em;
  }
  :where(h3) {
    font-size: ${font.m};
    line-height: 1.5;
  }
  :where(h4) {
    font-size: ${font.s};
    line-height: 1.5;
  }
  :where(p) {
    text-wrap: pretty;
  }
  :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :where(button, label, summary) {
    touch-action: manipulation;
  }
  :where(a) {
    color: ${color.primaryFill};
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  :where(small) {
    font-size: ${font.xs};
  }
  [hidden] {
    display: none !important;
  }
  :focus-visible {
    ${focusRing}
    border-radius: ${radiusS};
  }
  :where(h1, main):focus {
    outline: none;
    box-shadow: none;
  }
  /* The logo: the mark is the picture, the word takes the colour of the text. */
  img[src='/logo-mark.svg'] {
    background: currentColor;
    -webkit-mask: url('/logo.svg') center / contain no-repeat;
    mask: url('/logo.svg') center / contain no-repeat;
  }
  /* VisuallyHidden */
  .vh {
    ${visuallyHidden}
  }
  /* Whole */
  .whole {
    display: inline-block;
  }
  .prose {
    text-autospace: normal;
    line-height: 1.75;
  }
  #nprogress {
    pointer-events: none;
  }
  #nprogress .bar {
    position: fixed;
    z-index: ${layer.progress};
    inset: 0 0 auto 0;
    height: 3px;
    background: ${color.primary};
  }
  /* A dialog stops the page from scrolling: without the gutter the page would jump sideways. In a narrower window it
     would take room from the 375 px of a dialog. */
  @media (min-width: 392px) {
    html {
      scrollbar-gutter: stable;
    }
  }
  ${media.tablet} {
    :where(h1) {
      font-size: ${font.xl};
    }
  }
  ${media.still} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.forced} {
    img[src='/logo-mark.svg'] {
      forced-color-adjust: none;
      background: CanvasText;
    }
    :focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
    /* Text inside inherits "none" and would keep its own colours; empty elements are marks. */
    ${chosen},
    ${chosen} :not(:empty) {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
  @page {
    size: A4;
    margin: 12mm;
  }
  ${media.print} {
    /* Texts and columns of a table for 950 px fit between the margins of a sheet. */
    html {
      font-size: 75%;
      /* Fills are figures: seats that are taken, shares of a bar, shades of a day. */
      print-color-adjust: exact;
    }
    html,
    body {
      min-width: 0;
      background: ${color.surface};
    }
    #nprogress,
    .Toastify {
      display: none !important;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    thead {
      display: table-header-group;
    }
    /* The columns of a sheet are narrow: where phrases are unknown, words of two letters would be broken. */
    @supports not (word-break: auto-phrase) {
      [role='cell'],
      [role='columnheader'] {
        word-break: keep-all;
      }
    }
    tr,
    li,
    figure {
      break-inside: avoid;
    }
  }
`
