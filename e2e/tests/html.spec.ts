import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '../fixtures/base-test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // how React writes attributes and elements
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // telephone numbers stay as the shop has written them
    'tel-non-breaking': 'off',
    // the suggestions of a combobox; a select cannot be typed in
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // the header has a search form for narrow and one for wide screens, of which one is displayed
    'unique-landmark': 'off',
  },
})

test('the pages that the server renders are valid HTML', async ({ request, demoApi }) => {
  const { id, shop_id } = await demoApi.findMerchantProduct()
  const addresses = [
    href(routes.home),
    href(routes.home, { search: { search: 'tea' } }),
    href(routes.product, { id }),
    href(routes.shop, { id: shop_id }),
    href(routes.login),
    '/nowhere',
  ]
  for (const address of addresses) {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    const { results } = await validator.validateString(await response.text())
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    )
    expect(problems, address).toEqual([])
  }
})
