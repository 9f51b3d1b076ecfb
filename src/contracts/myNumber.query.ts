import { oneOf, text } from '@/lib/query'
import { page } from './common'
import { salaryListTypes } from './myNumberWords'

/** `keyword`: part of a name or its furigana. */
export const salaryListQuery = { page, list_type: oneOf(salaryListTypes, 'all'), keyword: text(100) }
