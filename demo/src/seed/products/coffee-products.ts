/** One product per line: name | price | drawing | description. */
export const coffeeProducts: Record<string, string> = {
  'slow-bell-coffee': `
House blend, 12 oz | 17.50 | coffee-bag | Brazil and Guatemala, roasted to milk chocolate and toasted almond. Forgiving in any pot.
Steam Whistle dark, 12 oz | 17.50 | coffee-bag-dark | Taken past second crack and stopped in time. Smoke, molasses, no ash.
Ethiopia Guji, washed, 12 oz | 21.00 | coffee-bag | Jasmine first, then apricot. Brew it a little cooler than you would the blend.
Colombia Huila decaf, 12 oz | 18.50 | coffee-bag-dark | Decaffeinated in Colombia with sugar cane. You won't miss the caffeine.
Espresso, double | 3.75 | coffee | A double shot of the house blend, pulled to order.
Cortado | 4.25 | coffee | Equal parts espresso and steamed milk, four ounces, in a glass.
Cappuccino | 4.75 | coffee | Six ounces. Tell us if you like it wet or dry.
Drip of the day, large | 3.95 | paper-cup | The board says which farm. Refills are a dollar until noon.
Oat milk latte | 5.75 | paper-cup | Double shot with steamed oat milk.
Cold brew, growler | 16.00 | iced-drink | Half a gallon, steeped twenty hours. Return the jug to get your deposit back.
Cold brew, 16 oz | 4.75 | iced-drink | Over ice, with an orange peel if you like.
Honey vanilla iced latte | 5.95 | iced-drink | Mount Bullion honey and vanilla, shaken with a hot shot and poured over ice.
Butter croissant | 4.25 | croissant | Delivered from Delgado's every morning. We'll warm it up for you.
Almond croissant | 4.95 | croissant | Filled with almond cream, topped with sliced almonds and baked again.
Blueberry crumb muffin | 3.95 | muffin | Wild blueberries under a thick crumb topping.
Chocolate rye cookie | 3.50 | cookie | Dark chocolate, sea salt, soft in the middle. A second tray comes out at three.
Enamel bell mug | 16.00 | camp-mug-cream | Twelve ounces, with our bell on one side and a chip-resistant rim.
Pour-over kit | 34.00 | teapot | A dripper, forty filters and a quarter pound of the house blend in a cotton bag.
`,
  'quartz-vein-roasters': `
Vein No. 1 espresso, 12 oz | 18.00 | coffee-bag-dark | Syrupy, cocoa and dried cherry. Dialed for home machines, not competition ones.
Kenya Nyeri AB, 12 oz | 23.50 | coffee-bag | Blackcurrant and tomato leaf. The cup that makes people put the milk away.
Guatemala Huehuetenango, 12 oz | 19.50 | coffee-bag | From the Velasco family, fourth harvest together. Toffee and red apple.
Sumatra Gayo, 12 oz | 18.50 | coffee-bag-dark | Cedar, pipe tobacco, low acid. Great in a French press.
Half-caf breakfast, 12 oz | 17.50 | coffee-bag | Two roasts blended after the drum so both taste like themselves.
Green beans, 1 lb | 9.50 | beans | Unroasted Brazil with a page of notes. Set off your own smoke alarm.
Roaster's sampler, four 4 oz | 26.00 | tin | Four origins in tins small enough to finish while fresh.
Cupping seat, Saturday | 15.00 | spoon | Five coffees, one spoon, an hour of slurping with people who take it as seriously as you like.
Pour-over, brewed for you | 5.00 | coffee | Whatever is on the shelf, four minutes, no small talk unless invited.
Flat white | 4.75 | coffee | Two shots of Vein No. 1 under silky steamed milk.
Espresso tonic | 5.25 | iced-drink | Bitter on bitter with a wedge of grapefruit. Odd, then necessary.
Paper filters, cone, 100 | 7.50 | scroll | Unbleached, heavy, and they fit the dripper we sell you.
Travel press | 38.00 | water-bottle | Stainless, twelve ounces, keeps an hour's heat on a cold trailhead.
Canister with valve, 1 lb | 27.00 | tin-marigold | Lets the gas out and keeps the air where it was.
Hand grinder | 62.00 | gear | Steel burrs, forty turns for one cup. Quieter than waking the house.
`,
  'kettle-porch': `
Porch breakfast, loose, 3 oz | 9.50 | tin | Assam and Ceylon, brisk enough for milk and a newspaper.
Sierra Gray, loose, 3 oz | 10.50 | tin | Black tea with bergamot and blue cornflower, stronger than the captain's.
Jasmine pearls, 2 oz | 14.00 | tin-marigold | Rolled by hand, scented five nights running. They unfurl as you watch.
Mint and lemon verbena, 1 oz | 7.50 | herb | Dried on screens in our own attic. Nothing in it to keep you awake.
Chamomile blossom, 1 oz | 7.75 | blossom | Whole flowers from Catheys Valley, apple-sweet.
Pot of tea for two | 7.00 | teapot | Choose from the wall of jars. The hourglass tells you when.
Genmaicha, cup | 4.25 | tea | Green tea with toasted rice; smells like popcorn and rain.
Masala chai, cup | 4.75 | tea | Simmered, not steeped, with cardamom we crack to order.
Slow drip coffee | 4.50 | coffee | One cup at a time through cloth. The porch is not for hurrying.
Cream scone with jam | 4.95 | muffin | Split, clotted cream first. We will not debate it.
Lemon drizzle, slice | 4.75 | shortcake | Soaked while warm so the top crackles.
Shortbread fingers, six | 6.50 | cookie | Butter, flour, sugar, rice flour for snap. Ingrid's mother's tin.
Victoria sponge, whole | 32.00 | birthday-cake | Two layers, raspberry jam, no frosting. Order by Wednesday for the weekend.
Brown betty teapot | 36.00 | teapot | Red clay, six cups, pours without dribbling, which is rarer than it should be.
Tea towel, embroidered | 15.00 | blanket-lake | Linen, with the porch and its one crooked post.
Raw honey sticks, five | 3.00 | honey | From Mount Bullion. Bite, squeeze, stir.
`,
  'canyon-espresso': `
Alpine start, double shot | 3.50 | coffee | Ready in forty seconds, because your partner is already at the car.
Drip, 20 oz | 3.75 | paper-cup | Dark roast in the largest cup we can find.
Canyon mocha | 5.50 | paper-cup | Mexican chocolate, cinnamon, two shots. Doubles as breakfast.
Dirty chai | 5.50 | paper-cup | Strong chai with a shot dropped in from a height.
Iced americano | 4.00 | iced-drink | For the walk out, when the thermometer on the bridge says ninety-eight.
Lemonade with espresso | 5.00 | iced-drink | Lupe swears by it. So do we now.
Summit burrito | 8.95 | burrito | Egg, potato, bacon, foil. Fits the top lid of a pack.
Vegan summit burrito | 8.95 | burrito | Black beans, sweet potato, green salsa, same foil.
Bagel with cream cheese | 4.75 | bagel | Boiled, baked, toasted. Everything or plain.
Lox bagel | 10.50 | bagel | Capers and onion before dawn; you know who you are.
Zucchini muffin | 3.50 | muffin | Walnuts on top, vegetables hidden within.
Lemon poppy muffin | 3.50 | muffin | Glazed while hot. The tartest thing before sunrise.
Banana, ripe | 0.95 | banana | Exactly as described.
Oat energy bars, pair | 5.25 | cookie | Dates and almond butter, cut thick. Not sticky below treeline.
Hatch sticker | 3.00 | sticker | Our roll-up door at five thirty in the morning, in four colors.
Insulated cup | 24.00 | water-bottle-poppy | Keeps drip hot from the hatch to the top of the Mist Trail. Tested weekly.
`,
  'depot-window': `
Cup of drip | 2.50 | coffee | Medium roast, bottomless if you stay within sight of the window.
Thermos fill | 8.00 | coffee | Hand yours over, get it back full. Forty ounces at most.
Café con leche | 3.95 | coffee | Half scalded milk, half strong coffee, a spoon of brown sugar.
Old-fashioned doughnut | 2.25 | doughnut | Sour cream batter, craggy edges, nutmeg.
Glazed raised doughnut | 1.95 | doughnut | Light enough to blow off the counter. Fried at five, again at nine.
Doughnuts, mixed dozen | 19.50 | doughnut | Ours to choose, yours to carry. The maple bars go first.
Apple fritter | 3.75 | cinnamon-roll | The size of a catcher's mitt and about as subtle.
Ham and cheese kolache | 4.50 | bread | Soft dough wrapped around lunch.
Iced coffee, 16 oz | 3.50 | iced-drink | Brewed double, poured over ice made of coffee so it never goes thin.
Orange juice, squeezed | 4.75 | orange | Four oranges and an arm.
Hot chocolate | 3.50 | chocolate | Milk, not water. Marshmallow the size of a conductor's button.
County newspaper | 1.50 | newspaper | Thursdays. The crossword is done in pen by a man named Ernie.
Maple pecan bar | 3.25 | pretzel | Sticky, toasted and impossible in gloves.
Depot playing cards | 9.00 | joker | Fifty-four photographs of the stage line, from the museum's glass plates.
`,
  'bear-creek-cart': `
Lever espresso | 3.75 | coffee | Pulled by arm, slightly different every time and better for it.
Creekside cappuccino | 4.75 | coffee | Milk from the Coulterville Jerseys, foam like wet paint.
Campfire cocoa | 4.25 | chocolate | Whisked over a flame with a pinch of smoked salt.
Maple latte | 5.50 | camp-mug-cream | Real maple, one ounce; the pines provide the rest.
Nitro cold brew | 5.25 | iced-drink | Cascades like the creek in May.
Iced matcha | 5.50 | bubble-tea | Whisked to order over pebble ice.
Sumac lemonade | 4.50 | lemon | Pink, tart, steeped from bushes up the hill.
Griddled waffle, butter | 6.50 | waffle | Yeasted overnight. Crisp for four minutes, so stand close.
Waffle with berries | 8.25 | waffle | Blackberries from the bank when we beat the bears.
Waffle with fried chicken | 12.00 | waffle | Sundays. Hot honey from Mount Bullion over all of it.
Bacon and egg roll | 7.50 | fried-egg | Jessup bacon, one soft egg, brioche bun.
Overnight oats | 5.50 | cereal | With apple, cinnamon and a lid for the road.
Pine needle shortbread | 3.25 | cookie | Young sugar pine tips, butter, nothing that will alarm you.
Cart coffee, 12 oz bag | 17.00 | coffee-bag | The medium roast we pull all weekend.
Enamel cup, blue | 15.00 | camp-mug-blue | Stamped with the trailer. Wash it in the creek like everyone else.
`,
  'fig-and-ember': `
Cardamom coffee | 4.50 | coffee | Brewed in a copper pot, unfiltered. Stop before the last sip.
Ember latte | 5.75 | coffee | Espresso, date syrup and a breath of smoke.
Rosewater mocha | 5.95 | paper-cup | Dark chocolate, a few drops of rose, restraint.
Fig leaf cold brew | 5.25 | iced-drink | Steeped with leaves from the courtyard tree; coconut, somehow.
Mint lemonade slush | 5.50 | shaved-ice | Limonana, the only sane thing in August.
Mint tea, pot | 5.00 | teapot | Fresh mint, green tea, poured from a height for the drama.
Baklava, three pieces | 6.75 | honey | Pistachio and walnut, syrup with orange blossom, still crisp underneath.
Tahini chocolate chip cookie | 3.75 | cookie | Chewy, a little savory, sesame around the edge.
Maamoul, four | 7.25 | cookie | Date-filled, pressed in my aunt's wooden mold.
Orange almond cake, slice | 5.50 | shortcake | Whole boiled oranges. No flour, no apology.
Fig and walnut loaf | 9.50 | loaf | A small dense loaf for cheese boards and cold hands.
Shakshuka skillet | 13.50 | fried-egg | Two eggs in peppers and tomato with bread to chase them. Until two.
Labneh and za'atar flatbread | 8.75 | flatbread | Warm bread, cool yogurt, sesame and thyme.
Falafel plate | 12.25 | falafel | Green inside, brown outside, tahini over the top.
Fig jam, 9 oz | 9.25 | jam-berry | Black Mission with lemon and a bay leaf left in the jar.
House blend, 12 oz | 18.00 | coffee-bag | Medium, ground with cardamom on request.
Chess night, table for two | 6.00 | chess | Wednesdays from six. Two coffees and the good board.
`,
  'big-oak-coffee': `
Big Oak blend, 12 oz | 16.50 | coffee-bag | Medium-dark, walnuts and brown sugar. Roasted in the shed on Wednesdays.
Stump decaf, 12 oz | 17.00 | coffee-bag-dark | Water process. For the second half of the day.
Campground percolator grind, 1 lb | 19.00 | coffee-bag-dark | Ground coarse for pots that live on fires.
Drip with refill | 3.50 | coffee | One mug, two pours, the good stool if it's free.
Breve | 5.25 | coffee | Half and half, for cold mornings at three thousand feet.
Toasted marshmallow latte | 5.95 | camp-mug | Torched at the counter. Children gather.
Iced oat latte | 5.75 | iced-drink | Cold, pale, quick on a hot drive to Tioga.
Sunday pancakes | 9.50 | pancakes | Sourdough batter, three of them, from eight until the bowl is scraped.
Huckleberry pancakes | 11.25 | pancakes | Late summer only, when Jonah has been up high with a bucket.
Biscuit with egg | 6.50 | fried-egg | Cat-head biscuit, cheddar, an egg over medium.
Sausage gravy, bowl | 8.25 | stew | Peppery enough to wake Groveland.
Bear claw | 4.50 | croissant | Almond filling, five toes, no bears.
Jukebox tokens, five | 2.00 | coin | Slots B4 and C11 stick. Consider it character.
Oak leaf trucker hat | 24.00 | cap | Mesh back, corduroy front, embroidered by Tuolumne Patch.
Stump mug | 18.00 | camp-mug | Heavy brown stoneware look, actually enamel, survives tailgates.
`,
  'saddle-room': `
Pot coffee, mug | 2.25 | camp-mug-blue | Strong. There is a line for sugar and a line for complaints, both short.
Ranch latte | 4.50 | coffee | Whole milk, double shot, no names on the cup because we know you.
Cinnamon café de olla | 3.95 | coffee | Piloncillo and clove, ladled from clay on Fridays.
Coffee to go, travel box | 22.00 | package | Twelve cups with everything, for brandings and board meetings.
Hot cider | 3.75 | tea | November through the last frost, from Stonefruit's apples.
Sweet tea, quart | 4.50 | iced-drink | Brewed in the sun by the north fence.
Marlene's buttermilk pie, slice | 4.95 | pie | Plain to look at and unforgettable.
Marlene's rhubarb pie, slice | 5.25 | pie | Tart enough to straighten you up.
Whole pie, her choice | 26.00 | pie | You may express a preference. It will be considered.
Biscuits and honey, pair | 4.25 | honey | Split hot. The honey is from over the ridge.
Chorizo breakfast sandwich | 7.75 | sandwich | Griddled bread, runny egg, house pickles.
Cowboy cookie | 2.95 | cookie | Oats, pecans, coconut, chocolate. Lunch in some saddlebags.
Saddle Room dark, 1 lb | 15.50 | coffee-bag-dark | What is in the pot, so you can be strong at home.
Medium roast, 1 lb | 15.50 | coffee-bag | What is in the other pot.
Horse treats, bag | 6.50 | carrot | Oats, molasses, carrot. The customers tied outside insist.
`,
  nightjar: `
After-dinner espresso | 3.95 | coffee | With a twist of lemon and a square of something dark.
Viennese | 5.75 | coffee | Double shot under a cap of unsweetened cream. Drink through, do not stir.
Decaf cortado | 4.75 | coffee | All the flavor, and you'll still sleep.
Drinking chocolate | 6.50 | chocolate | Seventy percent, whole milk, thick enough to hold the spoon for a second.
Orange drinking chocolate | 6.95 | chocolate | The same with candied peel that we make on slow Tuesdays.
Chocolate for the kettle, tin | 15.00 | tin | Shavings for eight cups at home, from Whitlock's darkest.
Affogato | 6.75 | ice-cream | Coulter vanilla drowned at your table.
Burnt custard | 7.50 | custard | Crackled sugar lid. We like the sound as much as you do.
Flourless torte, slice | 7.25 | shortcake | Almost all chocolate. Shares well between friends who are honest.
Ginger cake with cream | 6.75 | shortcake | Fresh ginger and molasses, served slightly warm.
Cheese plate for two | 14.50 | cheese | Three cheeses, fig loaf, quince. Changes with the moon.
Spiced nuts | 5.50 | peanuts | Rosemary and cayenne, out of the oven at eight.
Hibiscus spritz | 6.25 | tropical-drink | Sparkling and alcohol-free, with fresh lime.
Night blend, 12 oz | 18.50 | coffee-bag-dark | Low and round, made to follow a meal.
Friday guitar, reserved seat | 8.00 | guitar | A chair near the lamp from eight o'clock, first drink included.
Beeswax table candle | 9.00 | candle | The ones on our tables. Six hours of flattering light.
`,
  'catheys-corner-coffee': `
Large drip | 3.00 | paper-cup | Through the window before your brake light is off.
Vanilla latte | 4.75 | paper-cup | House syrup, two shots, lid pressed twice.
School drop-off special | 6.95 | coffee | A coffee for you and a cocoa for the back seat.
Blueberry muffin | 3.25 | muffin | Baked at home by Milo's husband.
Iced mocha | 5.25 | iced-drink | Thick, cold and in your hand by six.
Pumpkin bread, slice | 2.95 | bread | Clove-forward and dense. Fall all year.
`,
}
