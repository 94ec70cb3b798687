import { z } from 'zod'
import { call } from '../call.ts'
import { idParams } from '../fields.ts'
import { insightsQuery, marketplaceInsights, shopInsights, shopOverview } from './insights.ts'

export const insightCalls = {
  getShopOverview: call({
    method: 'GET',
    path: '/api/shops/:id/overview',
    access: 'merchant',
    summary: "Get a shop's overview of today",
    description:
      "Returns the number of open orders, today's sales, and the products that are out of stock or low.",
    params: idParams,
    response: z.object({ overview: shopOverview }),
  }),
  getShopInsights: call({
    method: 'GET',
    path: '/api/shops/:id/insights',
    access: 'merchant',
    summary: "Get a shop's insights",
    description: 'Returns daily sales, best sellers, busy hours and response times of a shop.',
    params: idParams,
    query: insightsQuery,
    response: z.object({ insights: shopInsights }),
  }),
  getMarketplaceInsights: call({
    method: 'GET',
    path: '/api/insights',
    access: 'admin',
    summary: 'Get the insights of the marketplace',
    description:
      'Returns daily sales, best sellers, busy hours and response times of all shops, the best shops and the number of new users.',
    query: insightsQuery,
    response: z.object({ insights: marketplaceInsights }),
  }),
}
