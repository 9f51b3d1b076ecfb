export { fromOffering } from './suggestion'

export { offerContext, othersBetween, previewOf, usedYenIn } from './context'
export { insertPosting } from './insert'
