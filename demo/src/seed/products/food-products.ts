/** One product per line: name | price | drawing | description. */
export const foodProducts: Record<string, string> = {
  'delgado-panaderia': `
Concha, vanilla | 2.25 | concha-yellow | The shell that started the bakery. Soft egg dough under a crackled vanilla crust, best before ten.
Concha, strawberry | 2.25 | concha | Pink because my daughter insisted, scented with real strawberry because I did.
Conchas, box of six | 12.00 | concha | Two vanilla, two strawberry, two chocolate, tied with string. Feeds an office or one cousin.
Bolillo | 0.95 | baguette | Crisp, split down the back and out of the oven at ten sharp. The roll every torta in town is built on.
Bolillos, bag of a dozen | 9.50 | baguette | Twelve from the same tray, still warm if you reserve for ten.
Country loaf | 8.50 | loaf | Sourdough fed since 1988, a third whole wheat from Hornitos, baked dark on the stone.
Walnut raisin loaf | 9.75 | loaf | The country dough with black walnuts and raisins soaked in piloncillo syrup. Best toasted with butter.
Pan de molde | 6.75 | bread | A square, milky sandwich loaf that slices thin and does not fall apart in a lunchbox.
Cinnamon roll | 4.25 | cinnamon-roll | Mexican canela, brown butter, and just enough icing to ruin your sleeve.
Cuernito | 2.75 | croissant | Our horn is softer than a croissant and glazed with orange. It wants coffee.
Butter croissant | 3.95 | croissant | Three days of folding, seventy-two layers, gone by nine on Saturdays.
Oreja | 2.50 | pretzel | Puff pastry ears, caramelized until the edges snap.
Pan de muerto | 5.50 | bread | Anise and orange blossom, bones on top, baked from the middle of October until the second of November and again when people beg.
Empanada de calabaza | 3.25 | dumpling | Pumpkin cooked down with clove and sealed in a flaky half moon.
Pineapple empanada | 3.25 | dumpling | A little tart, a little jammy, dusted with sugar while hot.
Tres leches slice | 5.95 | shortcake | Sponge soaked overnight in three milks. Travels badly, so eat it on the bench outside.
Polvorones, bag of ten | 6.50 | cookie | Crumbly pecan cookies rolled twice in powdered sugar. Wear something light.
Flan de cajeta | 5.25 | custard | Goat-milk caramel on top and running down the sides, one generous cup.
`,
  'yaqui-gulch-farm': `
Slicing tomatoes, 2 lb | 6.00 | tomato | Early Girls and Cherokee Purples, picked at dawn and never put in a refrigerator.
Canning tomatoes, 20 lb lug | 28.00 | tomato | Romas with a few scars. Same flavor, half the price, all your weekend.
Sweet corn, half dozen | 5.00 | corn | Picked this morning. Put the water on before you leave home.
Yellow peaches, 2 lb | 7.50 | peach | Elbertas from the six old trees by the well. Juicy, so eat them over the sink.
Peach seconds, 10 lb box | 18.00 | peach | Bruised, split and outrageously good. For jam, pie or breakfast all week.
Farm eggs, dozen | 7.00 | egg | Brown, blue and one suspiciously large. The hens are out on grass from sunup.
Pullet eggs, dozen | 4.50 | egg | Small eggs from this spring's birds, mostly yolk, perfect for ramen and kids.
Bunch carrots | 3.50 | carrot | Pulled this morning with the tops on, so you can see how fresh they are.
Bell peppers, mixed | 4.50 | bell-pepper | Four or five of whatever is ripe, from green to chocolate brown.
Padron-style peppers, pint | 5.50 | pepper-hot | Blister them in a hot pan with salt. One in ten will remind you who is in charge.
Summer squash and blossoms | 4.00 | cucumber | Three firm squash with a handful of blossoms tucked in while they last.
Strawberries, pint | 5.75 | strawberry | Seascapes, red to the shoulder. We let them hang until the birds start arguing.
Watermelon, whole | 9.00 | watermelon | Crimson Sweets of fifteen pounds or so, thumped by someone who knows when it's ripe.
Red potatoes, 5 lb | 6.50 | potato | Dug to order and left unwashed so they keep longer.
Hardneck garlic, braid | 16.00 | garlic | Twelve heads of Music garlic, braided while green and cured under the porch roof.
Sunflower bunch | 8.00 | sunflower | Seven stems cut with the dew on. They will follow the light around your kitchen.
Farm crate, small | 24.00 | basket | What we would cook for two people this week, with a note about the odd vegetable.
Farm crate, family | 42.00 | basket | A bushel of the whole stand, eggs included, and plenty of corn.
`,
  'ledger-diner': `
Flat-top cheeseburger | 11.50 | burger | Smashed on steel older than the cook, American cheese, grilled onion, soft bun.
Double ledger | 14.25 | burger | Two patties, bacon, fried egg. Balanced like the books.
Basket of fries | 4.75 | fries | Skin on, fried twice, dusted with our pepper salt.
Chili fries | 7.95 | fries | Same fries, a ladle of Tuesday's chili, cheddar melted under the broiler.
Short stack | 7.50 | pancakes | Three buttermilk cakes wider than the plate. Real butter, real syrup.
Blueberry stack | 9.25 | pancakes | Berries go on while the batter is wet so none sink to the bottom.
Miner's breakfast | 13.95 | fried-egg | Two eggs your way, potatoes, toast, and a slab of ham the size of a claim.
Thick-cut bacon, side | 4.95 | bacon | Four slices from Jessup's, crisp unless you say otherwise.
Turkey club | 12.50 | sandwich | Three floors of toast held up by toothpicks and confidence.
Patty melt | 12.75 | sandwich | Rye, Swiss and onions cooked until they gave in.
Chili dog | 7.25 | hot-dog | Snap casing, mustard below, chili above, napkins beside.
Chicken noodle, quart | 10.50 | stew | The pot that goes on at five. Reheats well and cures most things.
Apple pie, slice | 5.25 | pie | Tart apples, lard crust, cheddar if you were raised right.
Banana cream pie, slice | 5.75 | pie | Custard set that morning, whipped cream piled past reason.
Chocolate malt | 6.50 | iced-drink | Two scoops, malt powder by the spoon, and the steel cup on the side.
`,
  'assay-room': `
Foothill amber, 32 oz crowler | 11.00 | beer | Toasted, a little caramel, canned from the tap while you wait.
Canyon pale, 32 oz crowler | 11.50 | beer | Bright and piney. Brewed in Sonora, drunk here.
Flight to go, four bottles | 18.00 | beers | One of each of this month's guests with the tasting card we argued over.
Dark mild, six-pack | 13.50 | ale-bottle | Under four percent and tastes like more. Our bartender's favorite.
Barrel stout, 22 oz | 12.00 | ale-bottle | Eight months in a bourbon barrel, sealed with red wax. Share it or regret it.
Midnight burger | 15.50 | burger | Served until twelve: beef and bacon ground together, blue cheese, bitter greens.
Salt pretzel and mustard | 8.50 | pretzel | Baked to order, big as a steering wheel, with beer mustard.
Fries with malt vinegar | 6.00 | fries | Thick, dark and rustling. The vinegar comes in a spray bottle because it works.
Smoked trout toast | 12.00 | fish | Trout from the Moccasin side, crème fraîche, pickled onion on rye.
Half chicken and slaw | 17.00 | drumstick | Brined in tea, roasted hard, with a cabbage slaw that bites back.
Assayer's old fashioned kit | 16.00 | whiskey | Cherries, orange peel, bitters and syrup for four; you bring the rye.
Bar nuts, jar | 7.50 | peanuts | Peanuts and almonds with rosemary and brown sugar, roasted in the pizza pan.
House pickles, pint | 8.00 | jam-olive | Cucumbers, beans and one hot pepper hidden for sport.
Castelvetrano olives | 6.50 | olive | Warm, with orange rind. Ask for a bowl for the pits.
Brandied cherries, jar | 14.00 | cherries | Put up in July. They improve a Manhattan and most sundaes.
Sea salt brownie | 5.50 | chocolate | Dense enough to be weighed on the old scale. We tried.
`,
  'casa-ybarra': `
Tacos al pastor, three | 10.50 | taco | Pork from the spit, pineapple, onion and cilantro on tortillas pressed that minute.
Tacos de papa, three | 9.25 | taco | Crisp potato tacos with cabbage and a thin tomato salsa. Meatless and nobody complains.
Birria tacos, three | 13.50 | taco | Dipped, griddled and served with the broth you will finish standing up.
Carne asada burrito | 12.75 | burrito | Beans whole, rice optional, steak grilled over mesquite.
Bean and cheese burrito | 6.95 | burrito | Vegetarian beans cooked all morning with epazote. The kids' favorite.
Green chile burrito | 11.50 | burrito | Pork shoulder simmered in roasted Hatch chiles until a fork is enough.
Chicken mole plate | 16.50 | curry | Twenty-one ingredients, two days, one very large pot. With rice and tortillas.
Chile relleno | 13.95 | pepper-hot | Roasted poblano, queso Oaxaca, a batter like a cloud and tomato caldillo.
Pozole rojo, quart | 14.50 | stew | Hominy and pork, garnish packed on the side. Weekends, or by asking nicely.
Ensalada de nopales | 8.50 | salad | Cactus, tomato, onion and cotija, dressed with lime at the last moment.
Chips and three salsas | 6.25 | flatbread | Fried to order. Labeled friendly, fair and unwise.
Guacamole, pint | 9.75 | avocado | Mashed by hand, salted properly, no peas under any circumstances.
Arroz con leche | 4.95 | rice | Cinnamon, lemon peel and patience. Good cold at midnight.
Horchata, quart | 6.50 | milk | Rice and almond, strained twice, barely sweet.
Agua de jamaica, quart | 5.95 | hibiscus | Hibiscus steeped overnight; tart, ruby and dangerous to white shirts.
Salsa macha, jar | 9.50 | spice-jar | Peanuts, seeds and dried chiles in oil. A spoonful repairs any egg.
`,
  'briceburg-barbecue': `
Brisket, half pound | 15.50 | steak | Fourteen hours over valley oak. Lean, fatty or the end pieces if you are early.
Burnt ends | 13.00 | steak | Cubes from the point, sauced and smoked again. Saturdays until they run out.
Pork ribs, half rack | 18.50 | rib | Black pepper bark, pulls clean, does not fall off because it shouldn't.
Pork ribs, full rack | 33.00 | rib | The whole thing on butcher paper with white bread and pickles.
Smoked chicken, half | 13.50 | drumstick | Brined overnight and finished on the hot side so the skin crackles.
Drumsticks, four | 9.95 | drumstick | The cheap seat with the best view, dusted with the rib rub.
Pulled pork sandwich | 11.75 | burger | Shoulder, vinegar, slaw inside. You will need both hands and a towel.
Hot link | 6.75 | hot-dog | Coarse, peppery and made for us by Jessup's. On a bun or on a stick.
Grilled corn | 4.25 | corn | In the husk on the coals, rolled in lime butter.
Pit beans, pint | 6.50 | beans | They sit under the brisket all night and catch what falls.
Potato salad, pint | 6.25 | potato | Mustardy, with celery and too much dill, which is the right amount.
Skillet cornbread | 5.50 | bread | Baked in iron, honey on the side for the Northerners.
Original sauce, bottle | 8.95 | sauce-bottle | Tomato and vinegar, mild, thin enough to get into things.
Sauce number two, bottle | 8.95 | sauce-bottle | The same with chipotle and a grudge.
Rib rub, jar | 7.50 | spice-jar | Salt, pepper, paprika and two things Otis won't say.
Oak chunks, bag | 12.00 | wood | Seasoned two years, split for a kettle grill.
`,
  'stonefruit-pie': `
Sour cherry pie, whole | 28.00 | pie | Montmorency cherries pitted with a hairpin, lattice top, nine inches.
Peach pie, whole | 27.00 | pie | Peaches, a little lemon, a grating of nutmeg. Nothing else is needed in July.
Apricot almond pie, whole | 29.00 | pie | Halved Blenheims over almond cream. The short season makes people reckless.
Slice of the day | 5.75 | shortcake | Whatever looked best at six this morning, on a real plate or a paper one.
Peach hand pie | 5.25 | dumpling | A sealed half moon for the car. Cool it longer than you think.
Apple cheddar hand pie | 5.50 | dumpling | Sharp cheese folded into the crust; counts as lunch.
Savory tomato galette | 12.50 | pizza | Heirlooms, goat cheese and thyme, rough at the edges.
Chicken pot pie | 13.95 | stew | Single-serving, double-crust, with enough gravy to matter.
Cherry jam, 9 oz | 8.50 | jam-berry | Whole fruit, soft set, tastes of the week it was picked.
Apricot jam, 9 oz | 8.50 | jam-apricot | Half the sugar of the recipe on the box and a kernel for bitterness.
Plum butter, 9 oz | 9.25 | jam-berry | Santa Rosas cooked a whole night in the bread oven.
Frozen pie crusts, pair | 11.00 | flatbread | Leaf lard and butter, rolled and ready. We will not tell.
Fresh cherries, 2 lb | 9.00 | cherries | Bings from the lower rows, stems on, May into June.
Tree-ripe peaches, 3 lb | 9.75 | peach | The ones too soft for a truck. Carry them on your lap.
Orchard apples, 4 lb | 8.00 | apple | Gravensteins first, then Arkansas Blacks as the frost comes.
`,
  'hornitos-tamales': `
Red pork tamales, half dozen | 15.00 | tamale | Shoulder in guajillo, wrapped tight, steamed since five.
Red pork tamales, dozen | 28.00 | tamale | For a family, a funeral or Christmas Eve. Order early for the last.
Green chicken tamales, half dozen | 15.00 | tamale | Tomatillo and jalapeño; the one our aunt from Sonora approves of.
Rajas and cheese tamales, half dozen | 14.00 | burrito | Strips of roasted poblano and melting cheese. No lard in these.
Sweet corn tamales, half dozen | 12.50 | corn | Fresh corn, butter and a little cinnamon, wrapped in green husk.
Breakfast tamal | 3.50 | burrito | One large tamal with egg and chorizo, ready at ten with a napkin.
Menudo, quart | 14.00 | stew | Sundays only. Oregano, onion and lime come in the lid.
Pinto beans, quart | 7.00 | beans | Cooked in clay with one onion and no hurry.
Red rice, quart | 6.50 | rice | Toasted until it smells like nuts, then tomato and broth.
Salsa verde, pint | 6.75 | jam-olive | Charred tomatillos, raw garlic. It wakes up on the second day.
Salsa roja, pint | 6.75 | jam-berry | Árbol chiles. A teaspoon first, then decide.
Pickled jalapeños and carrots | 6.50 | pepper-hot | Sharp, crunchy, in the jar you bring back.
Masa, prepared, 2 lb | 8.00 | wheat | Whipped and seasoned so that you can disagree with our filling.
Champurrado, quart | 7.50 | milk | Chocolate thickened with corn. Winter in a jar.
Ollita of cajeta | 9.50 | honey | Goat-milk caramel stirred by Teresa, and only by Teresa.
`,
  'coulter-creamery': `
Vanilla bean, pint | 9.50 | ice-cream | Jersey milk and two whole beans. The flavor we judge ourselves by.
Manzanita honey, pint | 9.95 | ice-cream | Bullion honey swirled in cold so it stays chewy.
Gold rush butterscotch, pint | 9.95 | ice-cream | Burnt sugar, brown butter and flakes of salt.
Single cone | 4.50 | soft-ice | Any flavor, cone rolled that morning. Please commit before reaching the counter.
Double cone | 6.25 | soft-ice | Two flavors that need not get along.
Soft serve, small | 3.75 | soft-ice | Sweet cream from the machine we named Dolores.
Shaved ice, lime and salt | 4.75 | shaved-ice | Made with juice, not syrup. Turns the ride home quiet.
Shaved ice, boysenberry | 4.75 | shaved-ice | Deep purple, with seeds strained out for civility.
Root beer float | 6.95 | iced-drink | Small-batch root beer poured over slowly, spoon and straw.
Milkshake, strawberry | 7.50 | iced-drink | Four scoops and barely any milk. Chew, then sip.
Hot fudge sundae | 8.25 | chocolate | Fudge cooked in copper, peanuts, and a cherry that earned its place.
Ice cream sandwich | 5.50 | cookie | Oat cookies, brown-sugar ice cream, frozen hard for the drive.
Birthday ice cream cake | 38.00 | birthday-cake | Three layers for ten guests. Two days of notice and the name, spelled out.
Whole Jersey milk, half gallon | 6.50 | milk | Cream on top, bottle deposit two dollars.
Cultured butter, 8 oz | 7.25 | butter | Tangy, yellow and salted, wrapped in paper.
Waffle cone kit, six | 8.50 | waffle | Half a dozen cones with a bag of toppings, for evenings far from town.
`,
  'incline-deli': `
The El Cap | 13.50 | sandwich | Roast beef, horseradish, cheddar, packed so it survives a haul bag.
Half Dome turkey | 12.50 | sandwich | Half a pound of turkey under a rounded roll, cranberry and greens.
Garden wall | 11.25 | sandwich | Hummus, roasted peppers, cucumber, sprouts. Does not leak.
Breakfast burrito, foil-wrapped | 9.25 | burrito | Eggs, potato, green chile. Warm for two hours inside a jacket.
Greek wrap | 10.95 | gyro | Chicken, feta and olives rolled so tight you can eat it on a switchback.
Trail bagel | 6.75 | bagel | Cream cheese, cucumber, everything seeds in every pocket you own.
Hard cheese, 8 oz | 8.75 | cheese | Dry jack from the valley; laughs at heat.
Summer sausage, 10 oz | 11.50 | hot-dog | Needs no refrigerator until you cut it, and then you will finish it.
Pack salad | 9.50 | salad | Farro, chickpeas and lemon in a tub with its own fork.
Trail mix, one pound | 9.95 | peanuts | Almonds, tart cherries, dark chocolate. No raisins, they know why.
Summit cookie | 3.50 | cookie | Oats, coconut, ginger: four hundred honest calories.
Apple and almond butter | 4.25 | apple | One crisp apple, one squeeze packet, no knife required.
Tangerines, bag | 5.50 | orange | Peel-and-go fruit from Orange Cove that brightens a lunch ledge.
Electrolyte lemonade | 4.50 | juice | Lemon, salt, a little maple. Tastes better than it sounds above six thousand feet.
Block ice, 10 lb | 4.00 | ice | Lasts two days in a good cooler and one in yours.
Bear-can dinner for two | 19.50 | stew | Dried lentil chili with everything measured; add hot water and a view.
`,
  'dhaba-140': `
Butter chicken | 15.50 | curry | Tandoor-charred thigh in tomato and cream, sweetened by nothing but onion.
Saag paneer | 14.25 | curry | Mustard greens and spinach, our own paneer in big squares.
Goat curry | 17.95 | curry | On the bone, dark with clove. The truckers' order.
Dal makhani, pint | 9.75 | beans | Black lentils that have been on the coals since yesterday.
Chana masala, pint | 9.25 | stew | Chickpeas with tea leaves in the pot, the way Amritsar does it.
Tandoori drumsticks, four | 12.50 | drumstick | Yogurt, chili, smoke. Lemon and raw onion on top.
Samosas, pair | 5.50 | dumpling | Potato and pea, with coriander seed you can hear.
Lamb momos, eight | 12.95 | dumpling | From the cook's years in Himachal, with a red chutney that means it.
Garlic naan | 3.75 | flatbread | Slapped on the wall of the oven and brushed with too much garlic.
Aloo paratha | 5.25 | flatbread | Stuffed with spiced potato, served with pickle and white butter.
Amritsari fried fish | 13.75 | fish | Carom seed batter, shatteringly crisp, Fridays and Saturdays.
Vegetable biryani | 13.50 | rice | Sealed with dough and opened at your table, or in your car.
Jeera rice | 4.50 | rice | Cumin popped in ghee, every grain on its own.
Mango lassi | 4.95 | mango | Alphonso pulp and homemade yogurt. Puts out fires.
Masala chai, quart | 7.50 | tea | Ginger pounded fresh, boiled with the milk as it ought to be.
Lime pickle, jar | 7.25 | jam-apricot | Cured on the roof for forty days. A little goes with everything.
`,
  'foothill-pantry': `
Rolled oats, 2 lb | 4.75 | cereal | Thick, organic, from the bin nearest the door because everyone needs them.
Granola, maple pecan, 1 lb | 9.50 | cereal | Baked Tuesdays by member 87, who will not share the recipe.
Pinto beans, 3 lb | 6.25 | beans | This year's crop, so they cook in an hour.
Short-grain brown rice, 3 lb | 7.25 | rice | Grown near Richvale, chewy and faintly sweet.
Bakery wheat loaf | 7.50 | loaf | Delivered from Delgado's at eight; sliced if you ask before nine.
Seeded sandwich bread | 6.95 | bread | Sunflower, flax and sesame, soft in the middle, honest at the crust.
Wildflower honey, 12 oz | 10.50 | honey | From whichever member's hive did best. The label has their name.
Blackberry jam, 8 oz | 7.95 | jam-berry | Creek-side berries, long sleeves, short cooking.
Kumquat marmalade, 8 oz | 8.25 | jam-apricot | Bitter, bright and slightly unruly on toast.
Mission figs, dried, 8 oz | 6.75 | chestnut | Dark, jammy, sun-dried on racks in Catheys Valley.
Almonds, raw, 1 lb | 10.95 | peanuts | Straight from a Merced orchard, soaked or eaten by the fistful.
Arbequina olive oil, 500 ml | 22.00 | oil-bottle | First cold press from the hillside mill. Peppery at the back of the throat.
Broccoli, each | 2.95 | broccoli | Tight heads from Yaqui Gulch, cut this morning.
Rainbow chard and lettuce | 3.75 | lettuce | A braising bunch and a salad head sold together because they looked nice.
Gravenstein apples, 3 lb | 6.50 | green-apple | Tart, juicy and here for about four weeks. Move quickly.
Castile soap refill, quart | 8.50 | lotion | Bring the bottle. Unscented or peppermint, by weight.
`,
  'tin-roof-pizza': `
Margherita, 12 inch | 15.00 | pizza | Crushed tomatoes, fresh mozzarella, basil after the oven.
Pepperoni, 16 inch | 22.50 | pizza | Cups that crisp at the rim and hold their little puddles.
The downpour, 16 inch | 26.00 | pizza | Sausage, mushroom, olives, onion, peppers. Named for the sound.
Cheese slice | 4.25 | cheese | A fold-over slice, reheated on the stone and not in the other thing.
White clam slice, Fridays | 5.50 | garlic | Garlic, oregano and a squeeze of lemon that makes it.
Garlic knots, six | 6.75 | pretzel | Dough ends tied up and drowned in butter. Marinara alongside.
Mushroom pasta bake | 14.50 | spaghetti | Rigatoni, cremini, fontina, browned until the corners are the prize.
Spaghetti and meatballs | 14.95 | spaghetti | Three meatballs, Sunday gravy, every day except Sunday somehow.
Caesar for two | 11.50 | salad | Anchovy in the dressing, torn croutons, cheese by the fistful.
Chopped antipasto salad | 12.75 | salad | Salami, chickpeas, pepperoncini and provolone in tiny squares.
Calzone, ricotta and greens | 13.25 | dumpling | A pillow full of lemony ricotta. Let it rest before the first bite.
Two-day dough ball | 4.50 | bread | Take it home, leave it out an hour, do as you please.
Marinara, pint | 6.95 | jam-berry | Four ingredients and the lid. The secret is not adding a fifth.
Tiramisu cup | 6.50 | custard | Espresso from down the road, mascarpone from up the valley.
Craft root beer, four-pack | 9.95 | ale-bottle | Sassafras and vanilla, made an hour north of here.
`,
  'jessup-meats': `
Ribeye, bone-in, 16 oz | 27.50 | steak | Dry-aged twenty-one days, cut an inch and a quarter thick.
Tri-tip, 2 lb | 29.00 | steak | Trimmed for Santa Maria style, fat cap on. Red oak not included.
Chuck roast, 3 lb | 26.50 | steak | From the shoulder, tied. Gives you a Sunday and three lunches.
Ground beef, 1 lb | 9.50 | burger | Ground at eight every morning, eighty-twenty.
Burger patties, six | 19.50 | burger | Third-pounders pressed loosely so that they stay tender.
Smoked bacon, 1 lb | 11.95 | bacon | Dry-cured ten days, applewood on Thursday, sliced on Friday.
Peppered bacon ends, 1 lb | 7.95 | bacon | The odd-shaped pieces. Beans will never be the same.
Bratwurst, four | 11.50 | hot-dog | Veal and pork, nutmeg and marjoram, natural casing.
Hot links, four | 11.50 | hot-dog | Coarse ground with cayenne. Briceburg buys the rest of the batch.
Pork chops, pair | 15.75 | rib | Frenched, thick, from Raymond hogs that ate acorns.
Lamb shanks, pair | 21.00 | rib | Ahwahnee lamb. Low oven, red wine, a book.
Whole fryer chicken | 18.50 | drumstick | Air-chilled, about four pounds, giblets tucked inside.
Beef jerky, 4 oz | 9.75 | bacon | Black pepper and soy, dried over oak until it fights back.
Marrow bones, two | 8.00 | bone | Sawn lengthwise for roasting, or for a dog you owe an apology.
Rendered leaf lard, pint | 8.95 | butter | White as snow, clean as butter. The pie company's supplier.
Dozen ranch eggs | 6.75 | egg | From Carl's sister, who says hello.
`,
  'bullion-honey': `
Manzanita honey, 12 oz | 14.00 | honey | The first bloom of the year, February into March. Amber and a little resinous.
Star thistle honey, 12 oz | 11.50 | honey | Greenish gold, with cinnamon at the finish. The one good thing about star thistle.
Toyon honey, 12 oz | 15.50 | honey | Dark, almost bitter. Beautiful on blue cheese.
Buckeye-free table honey, 3 lb | 24.00 | jar | Everyday wildflower in a wide-mouth jar that a spoon fits into.
Comb in its box | 18.00 | waffle | A square cut from the frame, wax and all. Spread it on hot toast.
Creamed honey with cinnamon | 12.50 | jam-apricot | Whipped slowly over six days; spreads like soft butter.
Hot honey, 8 oz | 9.75 | sauce-bottle | Steeped with dried serranos. Pizza people will understand.
Honey straws, ten | 4.00 | lollipop | One each of whatever is in the tanks. Pocket safe, mostly.
Honey lozenges, tin | 7.50 | tin-marigold | Honey, lemon and thyme boiled hard. For singers and colds.
Bee pollen, 4 oz | 13.00 | spice-jar | Gathered at the hive door, dried in the shade.
Beeswax taper pair | 14.50 | candle | Ten-inch candles dipped by hand, burning about nine hours.
Beeswax block, 1 lb | 16.00 | butter | Filtered twice. For thread, drawers, boots and bows.
Hand salve, 2 oz | 9.00 | tin | Wax, olive oil, calendula. Gardeners buy three.
Lip balm | 4.50 | lipstick | Unflavored on purpose, in a paper tube.
Pollinator seed mix | 6.00 | seed-packet | Poppy, phacelia, gilia: a square yard of forage for our girls.
Starter hive visit | 45.00 | bee | An hour in a borrowed veil, ending with a spoon. For two, Saturdays at eleven.
`,
  'bullion-street-juice': `
Sunup | 8.50 | orange | Orange, carrot and turmeric, pressed cold and bottled at seven.
Greener | 8.95 | cucumber | Cucumber, celery, apple, a fist of parsley and lime.
Beet It Up the Hill | 8.95 | juice | Beet, apple and ginger for people facing Triangle Road on a bicycle.
Ginger shot | 3.75 | ginger | Two ounces. Stand still.
Carrot, straight | 6.50 | carrot | Four pounds of carrots and nothing to hide.
Lemon cayenne tonic | 5.50 | lemon | Meyer lemon with a warm tail.
`,
}
