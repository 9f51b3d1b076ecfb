export { offerStatusOf } from './repository'
export { rescreen } from './rescreen'
