import { color, focusRing, font, radiusS, target, weight } from '@/ui/tokens'

export const passwordFieldStyle = `
  .uiPasswordField {
    && input { padding-right: 68px; }
    button {
      position: absolute; top: 0; right: 2px; bottom: 0; margin: auto; min-width: 56px; height: ${target}; padding: 0 8px; border: 0; border-radius: ${radiusS}; background: none;
      color: ${color.primaryFill}; font: inherit; font-size: ${font.s}; font-weight: ${weight.bold}; cursor: pointer;
      &:focus-visible { ${focusRing} }
    }
  }
`
