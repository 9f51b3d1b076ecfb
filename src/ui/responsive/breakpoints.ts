/** The media query of a phone's window. Apart from the tokens, because scripts ask it too and carry no styles. */
export const narrow = '(max-width: 749.98px)'
