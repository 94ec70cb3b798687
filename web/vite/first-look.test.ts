import { expect, test } from 'vitest'
import { firstLook } from './first-look.ts'

const bundle = {
  'index.js': { fileName: 'index.js', isEntry: true, imports: ['card.js'], code: '' },
  'card.js': { fileName: 'card.js', code: 'a({className:`card md:flex`+(b?"hover:x":"")})' },
  'home.js': { fileName: 'home.js', facadeModuleId: '/web/src/pages/home/home-page.tsx', code: '"w-1/2"' },
  'admin.js': { fileName: 'admin.js', facadeModuleId: '/web/src/pages/admin/admin-page.tsx', code: '"desk"' },
}
const look = (sheet: string) => firstLook(sheet, bundle)

test('the first look has the rules of what the server renders, and of no desk', () => {
  expect(look('.card{color:red}.w-1\\/2{width:50%}.desk{color:#00f}')).toBe(
    '.card{color:red}.w-1\\/2{width:50%}',
  )
})

test('rules keep their order, their layers and their widths', () => {
  const sheet =
    '@layer utilities{.card{color:red}@media (width>=40rem){.md\\:flex{display:flex}.md\\:none{display:none}}}'
  expect(look(sheet)).toBe(
    '@layer utilities{.card{color:red}@media (width>=40rem){.md\\:flex{display:flex}}}',
  )
})

test('what belongs to no class, or to one of several, stays', () => {
  const sheet =
    'html{color:red}.desk .card{color:red}.desk,.card{color:#00f}@keyframes spin{to{rotate:1turn}}'
  expect(look(sheet)).toBe('html{color:red}.desk,.card{color:#00f}@keyframes spin{to{rotate:1turn}}')
})
