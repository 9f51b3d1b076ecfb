export * from './company'
export { aPage } from './factory'
export * from './shifts'
