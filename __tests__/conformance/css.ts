import { lightPalette, propertyOf } from '@/ui/palette'

/**
 * jsdom's getComputedStyle knows neither the width of the window nor custom properties. `declaredValue` finds by itself
 * which rule of the document's style sheets wins for an element, in a window as wide as the test says.
 */

const DEFAULT_FONT_SIZE_PX = 16
/** Replaces rem by the px that they are at the browsers' default font size of 16 px. */
export const inPixels = (css: string) =>
  css.replace(/(-?[\d.]+)rem\b/g, (_, rem) => `${Number(rem) * DEFAULT_FONT_SIZE_PX}px`)

/** A value that some rule declares for the element, and what the cascade compares it by. */
type Declaration = { weight: number; value: string; important: boolean }

/** The specificity of a selector as one number: ids count 10,000, classes 100 and elements 1. */
const specificity = (selector: string) => {
  const bare = selector
    .replace(/:where\([^)]*\)/g, '')
    .replace(/:(?:not|is|has)\(([^)]*)\)/g, ' $1 ')
  const count = (pattern: RegExp) => (bare.match(pattern) ?? []).length
  return (
    count(/#[\w-]+/g) * 10_000 +
    (count(/\.[\w-]+/g) + count(/\[[^\]]*\]/g) + count(/(?<!:):(?!:)[\w-]+/g)) * 100 +
    count(/(?:^|[\s>+~(,])[a-z][\w-]*/g)
  )
}
/** Whether a media query about the width matches on a screen of this width in pixels. Other queries never match. */
function mediaApplies(media: string, width: number): boolean {
  return media.split(',').some((query) => {
    const inner = [...inPixels(query).matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
    const other = query
      .replace(/\(([^)]*)\)/g, (all, what: string) => (/^(min|max)-width/.test(what) ? '' : all))
      .replace(/\b(only|screen|all|and)\b/g, '')
      .trim()
    return (
      other === '' &&
      inner.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
    )
  })
}
/** Returns the style rules that apply at this width, including those inside media queries. */
function* rules(list: Iterable<CSSRule>, width: number): Generator<CSSStyleRule> {
  for (const rule of list) {
    if ('media' in rule && 'cssRules' in rule) {
      if (mediaApplies((rule as CSSMediaRule).media.mediaText, width))
        yield* rules(Array.from((rule as CSSMediaRule).cssRules), width)
    } else if ('selectorText' in rule) yield rule as CSSStyleRule
  }
}
const matchesSelector = (element: Element, selector: string) => {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** Returns the values of the light theme's custom properties, which the document's head sets. */
const lightColors = (value: string) =>
  Object.entries(lightPalette).reduce(
    (text, [name, light]) => text.replaceAll(`var(${propertyOf(name)})`, light),
    value,
  )
/** Returns an element's value of a property in a window of this width in pixels; '' if no rule declares it. */
export function declaredValue(element: Element, property: string, width = 1280): string {
  let winner: Declaration = { weight: -1, value: '', important: false }
  for (const sheet of Array.from(document.styleSheets)) {
    for (const rule of rules(Array.from(sheet.cssRules), width)) {
      const value = rule.style.getPropertyValue(property)
      if (!value) continue
      const weight = Math.max(
        ...rule.selectorText
          .split(/,(?![^(]*\))/)
          .map((s) => s.trim())
          .filter((s) => matchesSelector(element, s))
          .map(specificity),
        -1,
      )
      const important = rule.style.getPropertyPriority(property) === 'important'
      if (
        weight >= 0 &&
        (important || !winner.important) &&
        (weight >= winner.weight || (important && !winner.important))
      )
        winner = { weight, value, important }
    }
  }
  // jsdom keeps the minified text of the style sheet, so the spaces in lists of arguments are made the same here.
  return inPixels(lightColors(winner.value.replace(/,(?=\S)/g, ', ')))
}
