import { color, font, media } from '@/ui/tokens'

export const homeScreenStyle = `
  .homeScreenHead {
    display: contents;
    [data-pre]:not(:has(> * > *)) { display: none; }
    [data-updated] { display: inline-flex; align-items: center; gap: 4px; min-height: 36px; font-size: ${font.xs}; color: ${color.ink3}; white-space: nowrap; }
    [data-papers] { display: flex; gap: 8px; }
    [data-blocks] { display: grid; gap: 32px; min-width: 0; }
    [data-side] { position: static; }
    [data-main] .uiSkeleton i { height: 228px; }
    [data-first] { margin-bottom: 32px; }
    ${media.phone} {
      > [data-page] > header { flex-direction: row; align-items: center; justify-content: space-between; margin-bottom: 12px; }
      > [data-page] > header p { display: none; }
      [data-pre] { margin-bottom: 20px; }
      [data-updated] { margin-right: -12px; }
      [data-papers='head'] { display: none; }
      [data-papers='foot'] { margin-top: 12px; }
      [data-papers] > a { flex: 1; }
    }
    ${media.tablet} {
      [data-actions] { align-items: center; }
      [data-main] .uiSkeleton i { height: 172px; }
      [data-papers='foot'] { display: none; }
    }
    @media (min-width: 750px) and (max-width: 899.98px) { [data-updated] { display: none; } }
  }
`
