import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { createGlobalStyle } from 'styled-components'
import { marked } from '@/ui/styles/marks'
import { color, font, layer, media, motion, radius, rem, shadow, size } from '@/ui/tokens'

/** Icons of the four types; react-toastify takes them as `icon={({ type }) => toastIcons[type]}`. */
export const toastIcons = {
  error: <CircleAlert size={20} aria-hidden />,
  success: <CircleCheck size={20} aria-hidden />,
  info: <Info size={20} aria-hidden />,
  warning: <TriangleAlert size={20} aria-hidden />,
  default: <Info size={20} aria-hidden />,
}

/**
 * The style of react-toastify/unstyled; the library's style sheet is not loaded. The library relies
 * on animation events (enter and leave end with `animationend`, auto-close with the hidden progress
 * bar's), so the animations must exist even with reduced motion.
 */
export const ToastStyle = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layer.toast};
    box-sizing: border-box;
    width: ${size.toastMax};
    max-width: calc(100vw - 32px);
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  /* At the bottom, because title, tabs and main action of a page are at its top; above the bars at the lower edge. */
  .Toastify__toast-container--bottom-center {
    --bar-height: 8px;
    bottom: calc(var(--bar-height) + 8px + env(safe-area-inset-bottom));
    left: 50%;
    transform: translateX(-50%);
  }
  :root:has(${marked.actionBar}) .Toastify__toast-container {
    --bar-height: ${rem(88)};
  }
  .Toastify__toast {
    --toast-color: ${color.primary};
    box-sizing: border-box;
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 10px;
    width: 100%;
    max-width: ${size.toastMax};
    padding: 12px 4px 12px 12px;
    overflow: hidden;
    touch-action: pan-y;
    background: ${color.surface};
    color: ${color.ink};
    border: 1px solid ${color.line};
    border-left: 4px solid var(--toast-color);
    border-radius: ${radius};
    box-shadow: ${shadow.s2};
    font-size: ${font.s};
    line-height: 1.55;
  }
  .Toastify__toast--success {
    --toast-color: ${color.successText};
  }
  .Toastify__toast--error {
    --toast-color: ${color.danger};
  }
  .Toastify__toast--warning {
    --toast-color: ${color.warningText};
  }
  .Toastify__toast--close-on-click {
    cursor: pointer;
  }
  .Toastify__toast-icon {
    flex: none;
    display: flex;
    margin-top: 1px;
    color: var(--toast-color);
  }
  .Toastify__toast ul {
    margin: 0;
    padding-left: 1.1em;
    list-style: disc;
  }
  .Toastify__toast
    > :not(.Toastify__toast-icon, .Toastify__close-button, .Toastify__progress-bar--wrp) {
    min-width: 0;
  }
  .Toastify__close-button {
    position: relative;
    flex: none;
    order: 9;
    display: grid;
    place-items: center;
    width: ${rem(32)};
    height: ${rem(32)};
    margin: -5px 0 -5px auto;
    padding: 0;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: ${color.ink2};
    cursor: pointer;
  }
  .Toastify__close-button svg {
    width: 14px;
    height: 16px;
    fill: currentColor;
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0 0;
    height: 0;
    opacity: 0;
  }
  .Toastify__progress-bar--animated {
    animation: Toastify__trackProgress linear 1 forwards;
  }
  @keyframes Toastify__trackProgress {
    from {
      transform: scaleX(1);
    }
    to {
      transform: scaleX(0);
    }
  }
  .Toastify--animate {
    animation-duration: ${motion.sheet};
    animation-timing-function: ${motion.ease};
    animation-fill-mode: both;
  }
  [class*='Toastify__bounce-enter'],
  [class*='Toastify__slide-enter'] {
    animation-name: toastIn;
  }
  [class*='Toastify__bounce-exit'],
  [class*='Toastify__slide-exit'] {
    animation-name: toastOut;
  }
  @keyframes toastIn {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
    to {
      opacity: 1;
      transform: none;
    }
  }
  @keyframes toastOut {
    from {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  @media screen and (max-width: ${rem(480)}) {
    .Toastify__toast-container {
      left: calc(16px + env(safe-area-inset-left));
      right: calc(16px + env(safe-area-inset-right));
      width: auto;
      align-items: center;
      transform: none;
    }
  }
  ${media.phone} {
    .Toastify__toast-container {
      --bar-height: ${size.bottomBar};
    }
    /* An action bar has up to two stacked buttons and a line above them. */
    :root:has(${marked.actionBar}, .dialogOverlay) .Toastify__toast-container {
      --bar-height: ${rem(144)};
    }
    .Toastify__close-button::after {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
  /* The chat's input has suggested texts above it and a counter below. */
  :root:has(${marked.composer}) .Toastify__toast-container {
    --bar-height: ${rem(176)};
  }
  ${media.still} {
    .Toastify .Toastify__progress-bar--animated {
      animation-duration: 5000ms !important;
    }
  }
  ${media.print} {
    .Toastify {
      display: none;
    }
  }
`
