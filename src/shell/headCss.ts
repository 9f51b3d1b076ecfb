import { compile, serialize, stringify } from 'stylis'
import { documentStyle } from '@/ui/documentStyle'
import { frameCss } from './frameCss'
import { globalCss } from './globalCss'

/** All that the document's head says about looks: the ground, the design system, the screens, the frame. Made where the document is written; no page carries it. */
export const headCss = (screenStyle: string) => globalCss + serialize(compile(documentStyle + screenStyle), stringify) + frameCss
