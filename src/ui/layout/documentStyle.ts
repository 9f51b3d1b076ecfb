import { iconButtonStyles } from '@/ui/buttons/IconButton.styles'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { chipGroupStyles } from '@/ui/fields/choices/ChoiceChips.styles'
import { controlStyles } from '@/ui/fields/FieldParts'
import { fileListStyles } from '@/ui/fields/FileField.styles'
import { color, font, layer } from '@/ui/tokens'

const nested = (className: string, styles: readonly unknown[]) =>
  `.${className} { ${styles.join('')} }`

/** Class names that screens still set themselves. Each goes with its last use. */
export const documentStyle = [
  nested('uiIconButton', iconButtonStyles),
  nested('uiChoice', choiceStyles),
  nested('uiBox', controlStyles),
  nested('uiChoiceChips', chipGroupStyles),
  nested('uiFileField', fileListStyles),
  `.uiMenu { position: relative; display: inline-flex; &[data-open] { z-index: ${layer.timeDropdown}; } }`,
  `.uiTag { display: inline-flex; align-items: center; flex: none; box-sizing: border-box; max-width: 100%; min-height: 20px; padding: 2px 6px; border-radius: 4px; background: ${color.sunken}; color: ${color.chipText}; font-size: ${font.xs}; line-height: 16px; overflow-wrap: anywhere; }`,
  '@keyframes uiTurn { to { transform: rotate(1turn); } }',
]
