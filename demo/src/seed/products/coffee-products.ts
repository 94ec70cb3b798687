/** One product per line: name | price | drawing | description. `6 cookie` is an image of six cookies. */
export const coffeeProducts: Record<string, string> = {
  'slow-bell-coffee': `
House blend, 12 oz | 17.50 | coffee-bag | Brazil and Guatemala, roasted to milk chocolate and toasted almond. Forgiving in any pot.
Steam Whistle dark, 12 oz | 17.50 | coffee-bag-dark | Taken past second crack and stopped in time. Smoke, molasses, no ash.
Ethiopia Guji, washed, 12 oz | 21.00 | coffee-bag | Jasmine first, then apricot. Brew it a little cooler than you would the blend.
Colombia Huila decaf, 12 oz | 18.50 | coffee-bag-dark | Decaffeinated in Colombia with sugar cane. You won't miss the caffeine.
Espresso, double | 3.75 | coffee | A double shot of the house blend, pulled to order.
Americano | 3.95 | coffee | A double shot and hot water, about eight ounces.
Cappuccino to go | 4.75 | paper-cup | Six ounces. Tell us if you like it wet or dry.
Drip of the day, large | 3.95 | paper-cup | The board says which farm. Refills are a dollar until noon.
Oat milk latte to go | 5.75 | paper-cup | Double shot with steamed oat milk.
Cold brew, 24 oz | 6.25 | iced-coffee | Steeped twenty hours, poured over ice.
Cold brew, 16 oz | 4.75 | iced-coffee | The same twenty hours, in the glass that fits a cup holder.
Honey vanilla iced latte | 5.95 | iced-latte | Mount Bullion honey and vanilla, shaken with a hot shot and poured over ice.
Butter croissant | 4.25 | croissant | Delivered from Delgado's every morning. We'll warm it up for you.
Croissant, day-old | 2.25 | croissant | Yesterday's, at half price. Split it, toast it, butter it.
Blueberry muffin | 3.95 | muffin | Wild blueberries, more of them than the batter wants to hold.
Chocolate chunk cookie | 3.50 | cookie | Dark chocolate, sea salt, soft in the middle. A second tray comes out at three.
Enamel mug, cream | 16.00 | camp-mug-cream | Twelve ounces, a red mountain on the side and a chip-resistant rim.
Red teapot | 34.00 | teapot | For the tea drinker you live with. Four cups, no drips.
`,
  'quartz-vein-roasters': `
Vein No. 1 espresso, 12 oz | 18.00 | coffee-bag-dark | Syrupy, cocoa and dried cherry. Dialed for home machines, not competition ones.
Kenya Nyeri AB, 12 oz | 23.50 | coffee-bag | Blackcurrant and tomato leaf. The cup that makes people put the milk away.
Guatemala Huehuetenango, 12 oz | 19.50 | coffee-bag | From the Velasco family, fourth harvest together. Toffee and red apple.
Sumatra Gayo, 12 oz | 18.50 | coffee-bag-dark | Cedar, pipe tobacco, low acid. Great in a French press.
Half-caf breakfast, 12 oz | 17.50 | coffee-bag | Two roasts blended after the drum so both taste like themselves.
Coffee chocolate bar | 7.50 | chocolate | Dark chocolate with ground Vein No. 1, made by Whitlock's.
Roaster's sampler, four 4 oz tins | 26.00 | 4 tin | Four origins in tins small enough to finish while fresh.
Cupping spoon | 9.00 | spoon | Deep and round, the one we use. Slurp loudly.
Pour-over, brewed for you | 5.00 | coffee | Whatever is on the shelf, four minutes, no small talk unless invited.
Flat white to go | 4.75 | paper-cup | Two shots of Vein No. 1 under silky steamed milk.
Espresso tonic | 5.25 | iced-coffee | Bitter on bitter, over a lot of ice. Odd, then necessary.
Enamel mug, blue | 16.00 | camp-mug-blue | Twelve ounces. Survives the trailhead and the dishwasher.
Steel bottle, green, 12 oz | 28.00 | water-bottle | Keeps an hour's heat on a cold trailhead.
Coffee tin, yellow, 1 lb | 17.00 | tin-marigold | A tight lid that keeps the light out and the smell in.
`,
  'kettle-porch': `
Porch breakfast tea, 3 oz tin | 9.50 | tin | Assam and Ceylon, brisk enough for milk and a newspaper.
Sierra Gray tea, 3 oz tin | 10.50 | tin | Black tea with bergamot and blue cornflower, stronger than the captain's.
Jasmine pearls, 2 oz tin | 14.00 | tin-marigold | Rolled by hand, scented five nights running. They unfurl as you watch.
Lemon verbena, fresh sprig | 3.50 | herb | Cut from the bush by the steps. Pour hot water over it, wait five minutes.
Chamomile tea, 1 oz tin | 7.75 | tin | Whole flowers from Catheys Valley, apple-sweet.
Pot of tea for two | 7.00 | teapot | Choose from the wall of jars. The hourglass tells you when.
Genmaicha, cup | 4.25 | tea | Green tea with toasted rice; smells like popcorn and rain.
Cardamom tea, cup | 4.75 | tea | Strong black tea with cardamom we crack ourselves, in a bag we tie ourselves.
Slow drip coffee | 4.50 | coffee | One cup at a time through cloth. The porch is not for hurrying.
Blueberry muffin | 4.25 | muffin | Split and buttered if you ask. Wild blueberries.
Strawberry sponge, slice | 5.25 | shortcake | Two layers, whipped cream, one strawberry.
Chocolate chip cookies, six | 7.50 | 6 cookie | Butter, brown sugar, dark chocolate. Ingrid's mother's recipe.
Birthday cake | 34.00 | birthday-cake | Vanilla sponge, cream, candles included. Order by Wednesday for the weekend.
Red teapot | 36.00 | teapot | Six cups, pours without dribbling, which is rarer than it should be.
Striped tea towels, three | 24.00 | blanket-lake | Washed linen, folded in thirds, blue with cream stripes.
Raw honey, small pot | 6.50 | honey | From Mount Bullion, with its own dipper.
`,
  'canyon-espresso': `
Alpine start, double shot | 3.50 | coffee | Ready in forty seconds, because your partner is already at the car.
Drip, 20 oz | 3.75 | paper-cup | Dark roast in the largest cup we can find.
Canyon mocha | 5.50 | paper-cup | Mexican chocolate, cinnamon, two shots. Doubles as breakfast.
Dirty chai | 5.50 | paper-cup | Strong chai with a shot dropped in from a height.
Iced americano | 4.00 | iced-coffee | For the walk out, when the thermometer on the bridge says ninety-eight.
Cold brew, 16 oz | 4.75 | iced-coffee | Steeped overnight. Lupe drinks it without ice and without mercy.
Summit burrito | 8.95 | burrito | Egg, potato, bacon, foil. Fits the top lid of a pack.
Vegan summit burrito | 8.95 | burrito | Black beans, sweet potato, green salsa, same foil.
Bagel with cream cheese | 4.75 | bagel | Boiled, baked, toasted. Everything or plain.
Bagel with salmon spread | 7.50 | bagel | Smoked salmon whipped into cream cheese. You know who you are.
Blueberry muffin | 3.50 | muffin | Baked at five. Gone by nine.
Chocolate doughnut | 3.25 | doughnut | Chocolate glaze and sprinkles.
Banana, ripe | 0.95 | banana | Exactly as described.
Chocolate chip cookies, two | 5.25 | 2 cookie | One for the way up, one for the way down.
Canyon sticker | 3.00 | sticker | Sunset over the canyon. Waterproof, goes on bottles and bumpers.
Insulated bottle, poppy | 24.00 | water-bottle-poppy | Sixteen ounces, keeps coffee hot to the top of the switchbacks.
`,
  'depot-window': `
Cup of drip | 2.50 | coffee | Medium roast, bottomless if you stay within sight of the window.
Large coffee to go | 3.25 | paper-cup | The same pot, more of it, with a lid.
Café con leche to go | 3.95 | paper-cup | Half scalded milk, half strong coffee, a spoon of brown sugar.
Chocolate sprinkle doughnut | 2.25 | doughnut | Glazed at six, sprinkles on at six-oh-five.
Chocolate chip cookie | 1.95 | cookie | Crisp outside, soft inside, gone by noon.
Sprinkle doughnuts, dozen | 19.50 | 12 doughnut | Twelve of the chocolate ones. Call before nine, they go first.
Cinnamon roll | 3.75 | cinnamon-roll | White icing, best from the middle of the tray.
Butter croissant | 3.50 | croissant | Warmed on the coffee machine, wrapped in paper.
Iced coffee, 16 oz | 3.50 | iced-coffee | Brewed double, poured over ice made of coffee so it never goes thin.
Orange | 1.25 | orange | Easy to peel on the platform.
Hot chocolate, mug | 3.50 | hot-chocolate | Real chocolate melted in milk, two marshmallows. Bring the mug back.
County newspaper | 1.50 | newspaper | Thursdays. The crossword is done in pen by a man named Ernie.
Soft pretzel | 3.25 | pretzel | Coarse salt, mustard on the side.
Depot playing cards | 9.00 | joker | Fifty-two and a joker, for the long wait between trains.
`,
  'bear-creek-cart': `
Lever espresso | 3.75 | coffee | Pulled by arm, slightly different every time and better for it.
Creekside americano | 3.95 | coffee | A double shot, hot water, the sound of the creek.
Campfire cocoa | 4.25 | hot-chocolate | Dark chocolate melted in milk, two marshmallows on top.
Maple latte to go | 5.50 | paper-cup | Real maple, one ounce; the pines provide the rest.
Nitro cold brew | 5.25 | iced-coffee | Cascades like the creek in May.
Bubble milk tea | 5.50 | bubble-tea | Black tea, milk, chewy tapioca, a wide straw.
Sumac lemonade | 4.50 | red-cooler | Red, tart, steeped from bushes up the hill. Lemon on the rim.
Griddled waffle, butter | 6.50 | waffle | Yeasted overnight. Crisp for four minutes, so stand close.
Pancakes, butter and maple | 7.25 | pancakes | Thick ones, with a square of butter and syrup down the side.
Fried chicken leg | 5.00 | drumstick | One drumstick, hot sauce, two napkins.
Fried egg | 3.50 | fried-egg | Sunny side up, in the small pan.
Camp bowl and spoon, blue | 14.00 | cereal | Enamel, for oatmeal here or stew at your own fire.
Chocolate chip cookie | 2.75 | cookie | Baked in Midpines, finished on the cart.
Cart coffee, 12 oz bag | 17.00 | coffee-bag | The medium roast we pull all weekend.
Enamel cup, blue | 15.00 | camp-mug-blue | A white peak on the side. Wash it in the creek like everyone else.
`,
  'fig-and-ember': `
Cardamom coffee | 4.50 | coffee | Brewed in a copper pot, unfiltered. Stop before the last sip.
Ember latte to go | 5.75 | paper-cup | Espresso, date syrup and a breath of smoke.
Rosewater mocha | 5.95 | paper-cup | Dark chocolate, a few drops of rose, restraint.
Fig leaf cold brew | 5.25 | iced-coffee | Steeped with leaves from the courtyard tree; coconut, somehow.
Strawberry shaved ice | 5.50 | shaved-ice | Strawberry and lemon, spoon and straw.
Mint tea, pot | 5.00 | teapot | Fresh mint, green tea, poured from a height for the drama.
Date honey, 8 oz | 9.50 | honey | Thick and dark, for yogurt, tahini and toast.
Tahini chocolate chip cookie | 3.75 | cookie | Chewy, a little savory, sesame around the edge.
Chocolate chip cookies, four | 9.00 | 4 cookie | Tahini dough, dark chocolate, a little salt.
Strawberry cream cake, slice | 5.50 | shortcake | Vanilla sponge, rosewater cream, a strawberry.
Fig and walnut loaf | 9.50 | loaf | A small dense loaf for cheese boards and cold hands.
Skillet egg | 6.50 | fried-egg | One egg in olive oil with a pinch of cumin, in its pan.
Griddled flatbread | 4.25 | flatbread | Warm from the ridged pan, for tearing and dipping.
Falafel, three | 6.75 | falafel | Green inside, brown outside, fried when you order.
Fig jam, 9 oz | 9.25 | jam-berry | Black Mission with lemon and a bay leaf left in the jar.
House blend, 12 oz | 18.00 | coffee-bag | Medium, ground with cardamom on request.
Checkers set, wooden | 28.00 | checkers | The board from the corner table, with twelve red and twelve black.
`,
  'big-oak-coffee': `
Big Oak blend, 12 oz | 16.50 | coffee-bag | Medium-dark, walnuts and brown sugar. Roasted in the shed on Wednesdays.
Stump decaf, 12 oz | 17.00 | coffee-bag-dark | Water process. For the second half of the day.
Campground percolator grind, 1 lb | 19.00 | coffee-bag-dark | Ground coarse for pots that live on fires.
Drip with refill | 3.50 | coffee | One mug, two pours, the good stool if it's free.
Breve to go | 5.25 | paper-cup | Half and half, for cold mornings at three thousand feet.
Marshmallow cocoa | 5.95 | hot-chocolate | Two marshmallows, toasted at the counter if you ask. Children gather.
Iced oat latte | 5.75 | iced-latte | Cold, smooth, quick on a hot drive to Tioga.
Short stack | 9.50 | pancakes | Sourdough batter, butter, warm syrup. From eight until the bowl is scraped.
Buttered waffle | 7.95 | waffle | Yeasted batter, crisp corners, a square of butter in the middle.
Fried egg, side | 3.00 | fried-egg | Sunny side up unless you tell us.
Ranch stew, quart | 13.25 | stew | Beans, carrots and beef in a thick red broth. Bring the pot back.
Butter croissant | 4.25 | croissant | Big as a bear claw, without the almond.
Brass bank tokens, five | 2.00 | 5 coin | They work in the jukebox. Slots B4 and C11 stick. Consider it character.
Trucker hat, blue | 24.00 | cap | Mesh back, one size, our oak inside.
Mountain mug, green | 18.00 | camp-mug | Enamel, twelve ounces, a white peak on the side.
`,
  'saddle-room': `
Pot coffee, cup | 2.25 | coffee | Strong. There is a line for sugar and a line for complaints, both short.
Ranch coffee, black | 3.25 | coffee | Strong enough to hold up the spoon.
Cinnamon café de olla | 3.95 | coffee | Piloncillo and clove, ladled from clay on Fridays.
Six coffees to go | 14.00 | 6 paper-cup | Six cups with lids in a carrier, for brandings and board meetings.
Black tea, cup | 2.75 | tea | Assam, steeped while you find a seat.
Sweet tea to go, large | 3.50 | iced-drink | Brewed in the sun by the north fence. Lid and straw.
Blackberry pie, whole | 24.00 | pie | Marlene's recipe, and she is not sharing it.
Rhubarb pie, whole | 26.00 | pie | Tart, under a lid of butter crust. May and June.
Apple pie, whole | 26.00 | pie | Six apples and a proper crust. Order by Thursday.
Honey, small pot | 7.25 | honey | Mount Bullion wildflower, for your own biscuits.
Ham and cheese sandwich | 7.75 | sandwich | White bread, lettuce, tomato, mustard.
Cowboy cookie | 2.95 | cookie | Oats, pecans, coconut, chocolate. Lunch in some saddlebags.
Saddle Room dark, 1 lb | 15.50 | coffee-bag-dark | What is in the pot, so you can be strong at home.
Medium roast, 1 lb | 15.50 | coffee-bag | What is in the other pot.
Carrots, bag | 4.50 | 3 carrot | For the horse outside, or for you.
`,
  nightjar: `
After-dinner espresso | 3.95 | coffee | With a twist of lemon and a square of something dark.
Long black | 4.25 | coffee | Two shots over hot water, so that the crema stays.
Decaf espresso | 3.75 | coffee | For people who would like to sleep tonight.
Drinking chocolate, mug | 6.50 | hot-chocolate | Dark, thick, barely sweet. The marshmallows are on the house.
Orange chocolate bar | 6.95 | chocolate | Seventy percent, with candied peel.
Drinking chocolate, green tin | 15.00 | tin | Shavings for eight cups at home, from Whitlock's darkest.
Three scoops | 7.25 | ice-cream | Chocolate, vanilla and strawberry, two wafers.
Caramel custard | 7.50 | custard | Turned out onto the plate, so the caramel finds its own way down.
Strawberry torte, slice | 7.25 | shortcake | Two layers of sponge, whipped cream, one strawberry.
Red wine, glass | 9.00 | wine | A Sierra Foothills zinfandel, changed every month.
Swiss cheese, wedge | 8.50 | cheese | Nutty, full of holes, with crackers from the counter.
Roasted peanuts | 4.50 | 3 peanuts | Warm, salted, in the shell.
Orange and lime spritz | 6.25 | tropical-drink | Sparkling and alcohol-free, with fresh lime on the rim.
Night blend, 12 oz | 18.50 | coffee-bag-dark | Low and round, made to follow a meal.
Live at Nightjar, LP | 22.00 | record | Two Friday nights near the lamp. You can hear the cups.
Beeswax table candle | 9.00 | candle | The ones on our tables. Six hours of flattering light.
`,
  'catheys-corner-coffee': `
Large drip | 3.00 | paper-cup | Through the window before your brake light is off.
Vanilla latte | 4.75 | paper-cup | House syrup, two shots, lid pressed twice.
Black coffee, cup | 2.75 | coffee | For after the school run. Refills are free until ten.
Blueberry muffin | 3.25 | muffin | Baked at home by Milo's husband.
Iced mocha | 5.25 | iced-latte | Thick, cold and in your hand by six.
White loaf | 5.50 | bread | From Delgado's, sliced if you ask.
`,
}
