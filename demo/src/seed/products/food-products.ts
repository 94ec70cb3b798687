/** One product per line: name | price | drawing | description. `6 cookie` is an image of six cookies. */
export const foodProducts: Record<string, string> = {
  'delgado-panaderia': `
Concha, vanilla | 2.25 | concha-yellow | The shell that started the bakery. Soft egg dough under a crackled vanilla crust, best before ten.
Concha, strawberry | 2.25 | concha | Pink because my daughter insisted, scented with real strawberry because I did.
Strawberry conchas, six | 12.00 | 6 concha | Six pink ones, tied up with string. Feeds an office or one cousin.
Bolillo | 0.95 | baguette | Crisp, split down the back and out of the oven at ten sharp. The roll every torta in town is built on.
Bolillos, dozen | 9.50 | 12 baguette | Twelve from the same tray, still warm if you reserve for ten.
Country loaf | 8.50 | loaf | Sourdough fed since 1988, a third whole wheat from Hornitos, baked dark on the stone.
Walnut raisin loaf | 9.75 | loaf | The country dough with black walnuts and raisins soaked in piloncillo syrup. Best toasted with butter.
Pan de molde | 6.75 | bread | A square, milky sandwich loaf that slices thin and does not fall apart in a lunchbox.
Cinnamon roll | 4.25 | cinnamon-roll | Mexican canela, brown butter, and just enough icing to ruin your sleeve.
Cuernito | 2.75 | croissant | Our horn is softer than a croissant and glazed with orange. It wants coffee.
Butter croissant | 3.95 | croissant | Three days of folding, seventy-two layers, gone by nine on Saturdays.
Soft pretzel | 2.75 | pretzel | Twisted by hand with coarse salt. Warm until nine.
Tres leches cupcake | 3.75 | cupcake | A small tres leches cake under pink frosting and sprinkles.
Empanada de calabaza | 3.25 | dumpling | Pumpkin cooked down with clove and sealed in a flaky half moon.
Pineapple empanada | 3.25 | dumpling | A little tart, a little jammy, dusted with sugar while hot.
Strawberry layer cake, slice | 5.95 | shortcake | Vanilla sponge, whipped cream and one ripe strawberry on top.
Chocolate chip cookies, six | 9.50 | 6 cookie | Baked at noon, crisp at the edge, soft in the middle.
Flan de cajeta | 5.25 | custard | Goat-milk caramel on top and running down the sides, one to a plate.
`,
  'yaqui-gulch-farm': `
Slicing tomatoes, 2 lb | 6.00 | 6 tomato | Early Girls and Cherokee Purples, picked at dawn and never put in a refrigerator.
Canning tomatoes, dozen | 7.00 | 12 tomato | A few scars under the stem. Same flavor, half the price, all your weekend.
Sweet corn, half dozen | 5.00 | 6 corn | Picked this morning. Put the water on before you leave home.
Yellow peaches, 2 lb | 7.50 | 6 peach | Elbertas from the six old trees by the well. Juicy, so eat them over the sink.
Peach seconds, dozen | 8.00 | 12 peach | Bruised underneath and outrageously good. For jam, pie or breakfast all week.
Farm eggs, dozen | 7.00 | 12 egg | A dozen brown ones. The hens are out on grass from sunup.
Pullet eggs, half dozen | 2.75 | 6 egg | Small eggs from this spring's birds, mostly yolk, perfect for ramen and kids.
Bunch carrots, six | 3.50 | 6 carrot | Pulled this morning with the tops on, so you can see how fresh they are.
Green bell peppers, three | 4.50 | 3 bell-pepper | Crisp and thick-walled, picked this morning.
Red chiles, half pound | 5.50 | 12 pepper-hot | Ripe and hot. Dry a few on the windowsill for winter.
Cucumbers, three | 3.00 | 3 cucumber | Picked small for crunch. Good with nothing but salt.
Strawberries, pint | 5.75 | 12 strawberry | Seascapes, red to the shoulder. We let them hang until the birds start arguing.
Watermelon slice | 2.50 | watermelon | Crimson Sweet, cut to order and cold from the cooler. Seeds included.
Russet potatoes, 5 lb | 6.50 | 12 potato | For baking and mashing, dug this week. Keep them in the dark.
Garlic, three heads | 4.00 | 3 garlic | Hardneck, cured for a month, easy to peel.
Sunflowers, six | 8.00 | 6 sunflower | Six stems cut with the dew on. They will follow the light around your kitchen.
Yellow onions, 3 lb | 4.50 | 6 onion | Sweet enough to fry slowly, and they keep until spring.
Farm basket | 42.00 | produce-basket | What is ripest today for a family of four, in a basket you bring back.
`,
  'ledger-diner': `
Flat-top cheeseburger | 11.50 | burger | Smashed on steel older than the cook, American cheese, grilled onion, soft bun.
Deluxe cheeseburger | 12.75 | burger | Lettuce, tomato, cheese, a sesame bun and one napkin too few.
Fries, regular | 4.75 | fries | Skin on, fried twice, dusted with our pepper salt.
Fries, large | 6.50 | fries | Enough for the table. Ask for malt vinegar.
Short stack | 7.50 | pancakes | Thick buttermilk cakes. Real butter, real syrup.
Buttered waffle | 7.25 | waffle | Crisp at the corners, a square of butter in the middle. Until eleven.
Egg in a skillet | 6.95 | fried-egg | One farm egg, fried in butter and served in the pan.
Thick-cut bacon, side | 4.95 | 2 bacon | Four slices from Jessup's, crisp unless you say otherwise.
Cheese and tomato sandwich | 8.50 | sandwich | White bread, American cheese, tomato, lettuce. Add a pickle for free.
Ham and cheese on white | 10.75 | sandwich | Ham, cheese, lettuce and too much mayonnaise.
Hot dog with mustard | 7.25 | hot-dog | All beef, toasted bun, yellow mustard.
Vegetable soup, quart | 10.50 | stew | Tomato broth, carrots, beans and peas. Packed hot.
Apple pie, whole | 24.00 | pie | Six apples, one lemon and a lot of butter. Serves eight.
Peach pie, whole | 25.00 | pie | Only while the peaches last. Serves eight.
Cola, large | 3.25 | iced-drink | Plenty of ice, one free refill.
`,
  'assay-room': `
Foothill amber, pint | 7.00 | beer | Toasted malt and a dry finish, poured with a proper head.
Canyon pale, pint | 7.00 | beer | Light, bitter and cold. Made for ninety degrees.
Two pints, amber and pale | 13.00 | beers | One of each, for people who can't decide.
Dark mild, six-pack | 13.50 | 6 ale-bottle | Under four percent and tastes like more. Our bartender's favorite.
Barrel stout, 22 oz | 12.00 | ale-bottle | Eight months in a bourbon barrel, sealed with gold wax. Share it or regret it.
Midnight burger | 15.50 | burger | Served until twelve: beef and bacon ground together, cheddar, lettuce, sesame bun.
Salt pretzel and mustard | 8.50 | pretzel | Baked to order, big as a steering wheel, with beer mustard.
Fries with malt vinegar | 6.00 | fries | Thick, dark and rustling. The vinegar comes in a spray bottle because it works.
Swiss cheese and mustard | 8.00 | cheese | A thick wedge with beer mustard and a knife.
Fried drumsticks, four | 12.00 | 4 drumstick | Buttermilk overnight, fried to order, hot sauce on the table.
Old fashioned | 12.00 | whiskey | Rye, bitters, one large cube of ice.
Peanuts in the shell | 5.00 | 12 peanuts | Roasted and salted. Shells go in the bucket.
House pickles, pint | 8.00 | jam-olive | Cucumbers, beans and one hot pepper hidden for sport.
Stuffed green olives | 6.50 | 6 olive | Warm, with orange rind and a bit of red pepper inside each.
Brandied cherries, jar | 14.00 | jam-berry | Put up in July. They improve a Manhattan and most sundaes.
Sea salt chocolate bar | 5.50 | chocolate | Dark chocolate with flakes of salt, made for the last sip of stout.
`,
  'casa-ybarra': `
Tacos al pastor, three | 10.50 | 3 taco | Pork from the spit, pineapple, onion and cilantro on tortillas pressed that minute.
Tacos de papa, three | 9.25 | 3 taco | Crisp potato tacos with cabbage and a thin tomato salsa. Meatless and nobody complains.
Carne asada taco | 4.25 | taco | Steak off the mesquite, onion, cilantro, tomato. The best thing to eat standing up.
Carne asada burrito | 12.75 | burrito | Beans whole, rice optional, steak grilled over mesquite.
Bean and cheese burrito | 6.95 | burrito | Vegetarian beans cooked all morning with epazote. The kids' favorite.
Green chile burrito | 11.50 | burrito | Pork shoulder simmered in roasted Hatch chiles until a fork is enough.
Chicken tinga with rice | 14.50 | curry | Shredded chicken in tomato and chipotle, with white rice.
Huevo estrellado | 6.50 | fried-egg | One egg fried in the small pan, lace at the edges.
Frijoles charros, quart | 11.50 | stew | Whole beans in a red broth with chile and cilantro. Weekends, or by asking nicely.
Ensalada de la casa | 7.50 | salad | Lettuce, tomato and corn, dressed with lime at the last moment.
Corn tortillas, dozen | 3.50 | 12 flatbread | Pressed all morning. Still warm when you get home.
Half an avocado | 2.00 | avocado | Salted, with lime. Good on everything here.
White rice, side | 3.50 | rice | Toasted in oil with garlic first, so every grain stands alone.
Horchata, glass | 3.50 | milk | Rice, cinnamon and a little vanilla, over no ice so it stays thick.
Agua de jamaica | 3.95 | red-cooler | Hibiscus over ice, with lemon and less sugar than you expect.
Salsa roja, bottle | 8.50 | sauce-bottle | Árbol chiles, tomato, garlic. Shake it first.
`,
  'briceburg-barbecue': `
T-bone, 20 oz | 26.00 | steak | Rubbed and ready for your own fire. Tell us how thick.
Ribeye, bone-in, 16 oz | 24.00 | steak | Aged three weeks. Ask for a handful of oak to go with it.
Smoked beef shank | 18.50 | rib | Nine hours over oak, pulled off the bone with a fork.
Smoked lamb shank | 21.00 | rib | Rosemary, salt, smoke. Feeds two quiet people.
Smoked turkey leg | 11.50 | drumstick | Brined overnight. You can eat it while walking.
Drumsticks, four | 9.95 | 4 drumstick | The cheap seat with the best view, dusted with the rib rub.
Smokehouse burger | 11.75 | burger | Brisket trimmings ground daily, cheddar, pickles.
Hot link in a bun | 6.75 | hot-dog | Coarse, smoky and a little mean. Mustard only.
Grilled corn | 4.25 | corn | In the husk on the coals, rolled in lime butter.
Pit beans, quart | 11.00 | stew | They sit under the brisket all night and catch what falls.
Baked potato | 4.50 | potato | Cooked in the embers, butter and salt on the side.
White bread, loaf | 4.50 | bread | Soft and square, for wiping the tray.
Original sauce, bottle | 8.95 | sauce-bottle | Tomato and vinegar, mild, thin enough to get into things.
Sauce number two, bottle | 8.95 | sauce-bottle | The same with chipotle and a grudge.
Rib rub, jar | 7.50 | spice-jar | Salt, pepper, paprika and two things Otis won't say.
Oak logs, three | 12.00 | 3 wood | Seasoned two years, cut short for a kettle grill.
`,
  'stonefruit-pie': `
Sour cherry pie, whole | 28.00 | pie | Montmorency cherries pitted with a hairpin, under butter crust, nine inches.
Peach pie, whole | 27.00 | pie | Peaches, a little lemon, a grating of nutmeg. Nothing else is needed in July.
Apricot almond pie, whole | 29.00 | pie | Blenheims and almond cream under the lid. The short season makes people reckless.
Strawberry cake, slice | 5.75 | shortcake | Vanilla sponge, cream, a strawberry. The fork is on the counter.
Peach hand pie | 5.25 | dumpling | A sealed half moon for the car. Cool it longer than you think.
Apple cheddar hand pie | 5.50 | dumpling | Sharp cheese folded into the crust; counts as lunch.
Peach cupcake | 3.75 | cupcake | Peach cake, pink frosting, sprinkles. For people who say they don't like pie.
Bean and carrot stew, quart | 12.95 | stew | Thick, with carrots, greens and enough tomato to matter.
Cherry jam, 9 oz | 8.50 | jam-berry | Whole fruit, soft set, tastes of the week it was picked.
Apricot jam, 9 oz | 8.50 | jam-apricot | Half the sugar of the recipe on the box and a kernel for bitterness.
Plum butter, 9 oz | 9.25 | jam-berry | Santa Rosas cooked a whole night in the bread oven.
Blueberries, pint | 5.50 | 3 blueberries | From Oakhurst, for your own pie or a bowl of cream.
Fresh cherries, pound | 5.00 | 12 cherries | Bings from the lower rows, stems on, May into June.
Tree-ripe peaches, 2 lb | 6.75 | 6 peach | The ones too soft for a truck. Carry them on your lap.
Orchard apples, six | 5.00 | 6 apple | Red ones that snap. They keep until spring, if you let them.
`,
  'hornitos-tamales': `
Red pork tamales, half dozen | 15.00 | 6 tamale | Shoulder in guajillo, wrapped tight, steamed since five.
Pears, six | 5.00 | 6 pear | From the tree behind the kitchen. Sweet when they give a little at the neck.
Green chicken tamales, dozen | 28.00 | 12 tamale | Tomatillo and jalapeño; the one our aunt from Sonora approves of.
Bean tamal | 3.25 | tamale | Black beans and a little cheese. No lard in this one.
Sweet corn, three ears | 3.50 | 3 corn | White or yellow, whatever came in. Husks on.
Chorizo tamal | 3.50 | tamale | One large tamal, ready at ten with a napkin.
Caldo de frijol, quart | 10.00 | stew | Sundays only. Beans, tomato, greens; onion and lime come in the lid.
Red beans, dried, 2 lb | 5.50 | 3 beans | This year's crop, sorted by hand. Soak them overnight.
White rice, quart | 6.50 | rice | Fried in garlic oil first, then steamed. Every grain apart.
Salsa verde, pint | 6.75 | jam-olive | Charred tomatillos, raw garlic. It wakes up on the second day.
Salsa roja, pint | 6.75 | jam-berry | Árbol chiles. A teaspoon first, then decide.
Fresh red chiles, dozen | 3.50 | 12 pepper-hot | Hot ones. Char them over the burner for a quick salsa.
Corn tortillas, dozen | 4.00 | 12 flatbread | Pressed at six, wrapped in a cloth. Bring the cloth back.
Horchata, glass | 3.50 | milk | Rice and cinnamon, sweet and cold.
Ollita of cajeta | 9.50 | honey | Goat-milk caramel stirred by Teresa, and only by Teresa.
`,
  'coulter-creamery': `
Three scoops, your pick | 7.50 | ice-cream | Jersey milk, no shortcuts. Choose three of twelve flavors.
Cherry sundae | 8.25 | ice-cream | Chocolate, vanilla and strawberry with a cherry on top and two wafers.
Butterscotch candies, dozen | 5.50 | 12 candy | Burnt sugar, brown butter and flakes of salt, wrapped one by one.
Vanilla cone | 4.50 | soft-ice | Soft vanilla in a cone rolled that morning.
Vanilla cone, large | 6.25 | soft-ice | Tall as we can make it stand.
Kids' cone | 3.75 | soft-ice | Sweet cream from the machine we named Dolores.
Shaved ice, strawberry | 4.75 | shaved-ice | Made with juice, not syrup. Turns the ride home quiet.
Shaved ice, raspberry | 4.75 | shaved-ice | Pink, tart, with the seeds strained out.
Root beer, large | 3.95 | iced-drink | Small-batch root beer, plenty of ice.
Milkshake to go, strawberry | 7.50 | iced-drink | Four scoops and barely any milk, under a lid. Chew, then sip.
Milk chocolate bar | 4.50 | chocolate | Made by Whitlock's with our cream.
Chocolate chip cookie | 2.75 | cookie | As large as a hand. Warm at two.
Birthday cake | 38.00 | birthday-cake | Two layers, cream filling, candles included. Two days of notice, please.
Jersey milk, glass | 2.75 | milk | Cold, with the cream still in it.
Cultured butter, 8 oz | 7.25 | butter | Tangy, yellow and salted. We cut it from the block.
Waffle with butter | 6.50 | waffle | Made while you wait, Saturday and Sunday mornings.
`,
  'incline-deli': `
Roast beef sandwich | 13.50 | sandwich | Roast beef, horseradish, cheddar, packed so it survives a haul bag.
Turkey and cheddar sandwich | 12.50 | sandwich | Half a pound of turkey on white bread, cheddar and greens.
Cheese and tomato sandwich | 10.25 | sandwich | Cheddar, tomato, a lot of lettuce. Does not leak.
Breakfast burrito, foil-wrapped | 9.25 | burrito | Eggs, potato, green chile. Warm for two hours inside a jacket.
Greek wrap | 10.95 | gyro | Chicken, feta and olives rolled so tight you can eat it on a switchback.
Trail bagel | 6.75 | bagel | Cream cheese inside, seeds on the outside and in every pocket you own.
Swiss cheese, 8 oz | 8.75 | cheese | Firm, with holes; laughs at heat.
Hot dog to go | 6.50 | hot-dog | All beef, mustard, wrapped so that it survives the trail.
Green salad to go | 8.50 | salad | Lettuce, tomato and corn in a tub with its own fork.
Peanuts in the shell, 1 lb | 5.95 | 12 peanuts | Roasted and salted. Pack out the shells.
Summit cookie | 3.50 | cookie | Oats, ginger, chocolate chunks: four hundred honest calories.
Apple | 1.50 | apple | One crisp apple, no knife required.
Tangerines, half dozen | 4.50 | 6 orange | Peel-and-go fruit from Orange Cove that brightens a lunch ledge.
Apple juice, box | 2.50 | juice | Small box with a straw. Freeze it and it is your ice pack until noon.
Block ice, 10 lb | 4.00 | ice | Lasts two days in a good cooler and one in yours.
Lentil and bean stew, quart | 13.50 | stew | Packed hot. Enough for two after a long day.
`,
  'dhaba-140': `
Butter chicken | 15.50 | curry | Tandoor-charred thigh in tomato and cream, sweetened by nothing but onion.
Paneer tikka masala | 14.25 | curry | Our own paneer in big squares, tomato and cream, rice on the side.
Aloo matar | 12.95 | curry | Potatoes and peas in tomato gravy, rice on the side. The truckers' order.
Red beans, dried, 1 lb | 4.50 | 3 beans | For your own rajma. The recipe is on the bag.
Rajma, quart | 13.25 | stew | Red beans on the coals since yesterday, with ginger and tomato.
Tandoori drumsticks, four | 12.50 | 4 drumstick | Yogurt, chili, smoke. Lemon and raw onion come along.
Vegetable momos, six | 10.50 | 6 dumpling | Cabbage, carrot and ginger, with a red chutney that means it.
Lamb momos, dozen | 18.95 | 12 dumpling | From the cook's years in Himachal. For two, or for after a double shift.
Garlic naan | 3.75 | flatbread | Slapped on the wall of the oven and brushed with too much garlic.
Aloo paratha | 5.25 | flatbread | Stuffed with spiced potato, served with pickle and white butter.
Chicken naan wrap | 10.50 | gyro | Tandoori chicken, lettuce and onion folded into warm naan.
Basmati rice | 3.95 | rice | Plain and steamed, for anything with gravy.
Jeera rice | 4.50 | rice | Cumin popped in ghee, every grain on its own.
Mangoes, two | 5.00 | 2 mango | Alphonso, when the boxes come. Ask which are ripe for today.
Ginger tea, cup | 3.25 | tea | Strong black tea with ginger pounded fresh.
Lime pickle, jar | 7.25 | jam-apricot | Cured on the roof for forty days. A little goes with everything.
`,
  'foothill-pantry': `
Pears, six | 5.25 | 6 pear | Bartletts from Catheys Valley. Ready when they give at the neck.
Blueberries, pint | 5.50 | 3 blueberries | Picked in Oakhurst, eaten in the car.
Kidney beans, 3 lb | 6.25 | 3 beans | This year's crop, so they cook in an hour.
Short-grain rice, 10 lb sack | 18.00 | feed-sack | Grown near Richvale, sticky and faintly sweet.
Bakery wheat loaf | 7.50 | loaf | Delivered from Delgado's at eight; sliced if you ask before nine.
Sandwich bread | 6.50 | bread | Soft in the middle, honest at the crust, square in the toaster.
Wildflower honey, 12 oz | 10.50 | honey | From whichever member's hive did best. The label has their name.
Blackberry jam, 8 oz | 7.95 | jam-berry | Creek-side berries, long sleeves, short cooking.
Kumquat marmalade, 8 oz | 8.25 | jam-apricot | Bitter, bright and slightly unruly on toast.
Chestnuts, dozen | 5.75 | 12 chestnut | Score them, roast them, burn your fingers.
Peanuts in the shell, 1 lb | 5.95 | 12 peanuts | Roasted here, lightly salted.
Arbequina olive oil, 500 ml | 22.00 | oil-bottle | First cold press from the hillside mill. Peppery at the back of the throat.
Broccoli, each | 2.95 | broccoli | Tight heads from Yaqui Gulch, cut this morning.
Green lettuce, head | 2.75 | lettuce | Cut this morning. Wash it once, it is clean already.
Green apples, six | 4.75 | 6 green-apple | Tart, juicy and here for about four weeks. Move quickly.
Liquid soap, pump bottle | 8.50 | lotion | Unscented castile soap. Bring the bottle back and we fill it for less.
`,
  'tin-roof-pizza': `
Pepperoni slice | 4.50 | pizza | Cups that crisp at the rim and hold their little puddles.
Pepperoni pizza, six slices | 22.50 | 6 pizza | Sixteen inches, cut in six. Two people, or one determined one.
Spicy salami slice | 4.75 | pizza | Hot salami, hot honey on request.
Swiss cheese, 8 oz | 6.50 | cheese | The wedge we grate over the white pizza, for your own oven.
Soft pretzel, garlic butter | 4.75 | pretzel | Pizza dough, tied and drowned in butter.
Kids' spaghetti | 8.50 | spaghetti | A smaller plate, the same sauce, the same meatballs.
Meatball spaghetti | 14.95 | spaghetti | Three meatballs, Sunday gravy, every day except Sunday somehow.
House salad for two | 11.50 | salad | Lettuce, tomato, corn and lemon. The fork fight is free.
Tomato and corn salad | 9.75 | salad | Chopped small and dressed with oregano, for one or with a slice.
Calzone, ricotta and greens | 13.25 | dumpling | A pillow full of lemony ricotta. Let it rest before the first bite.
White loaf | 5.00 | bread | The same dough, two days old, baked in a tin.
Marinara, jar | 6.95 | jam-berry | Four ingredients and the lid. The secret is not adding a fifth.
Caramel custard | 6.50 | custard | Firm enough to stand up, soft enough to forgive.
Craft root beer, four-pack | 9.95 | 4 ale-bottle | Sassafras and vanilla, made an hour north of here.
`,
  'jessup-meats': `
Ribeye, bone-in, 16 oz | 27.50 | steak | Dry-aged twenty-one days, cut an inch and a quarter thick.
Porterhouse, 24 oz | 36.00 | steak | Strip on one side, fillet on the other. Salt it tonight for tomorrow.
T-bone steaks, two | 42.00 | 2 steak | Cut to the same thickness, so both are done at once.
Butcher's cheeseburger | 9.50 | burger | Ground at eight every morning, grilled at noon at the back door.
Cheeseburgers, three | 26.00 | 3 burger | The lunch order. Call ahead and they are wrapped when you park.
Smoked bacon, 1 lb | 11.95 | bacon | Dry-cured ten days, applewood on Thursday, sliced on Friday.
Thick-cut bacon, 1 lb | 12.50 | bacon | A quarter inch, for people who chew.
Bratwurst in a bun | 6.50 | hot-dog | Veal and pork, nutmeg and marjoram, mustard.
Hot link in a bun | 6.75 | hot-dog | Coarse ground with cayenne. Briceburg buys the rest of the batch.
Smoked ham hock | 9.75 | rib | For beans and soup. Two hours and the house smells right.
Lamb shanks, pair | 21.00 | 2 rib | Ahwahnee lamb. Low oven, red wine, a book.
Smoked drumsticks, six | 12.90 | 6 drumstick | Skin on, applewood, ready to eat. From a farm in Raymond.
Maple bacon, 1 lb | 12.95 | bacon | Cured with maple sugar. Watch the pan, it browns fast.
Marrow bones, two | 8.00 | 2 bone | For broth, or for a dog you owe an apology.
Salted butter, 8 oz | 6.95 | butter | From Coulter Creamery, cut from the block.
Dozen ranch eggs | 6.75 | 12 egg | From Carl's sister, who says hello.
`,
  'bullion-honey': `
Manzanita honey, 12 oz | 14.00 | honey | The first bloom of the year, February into March. Amber and a little resinous.
Star thistle honey, 12 oz | 11.50 | honey | Greenish gold, with cinnamon at the finish. The one good thing about star thistle.
Toyon honey, 12 oz | 15.50 | honey | Dark, almost bitter. Beautiful on blue cheese.
Table honey, 3 lb jar | 24.00 | jam-apricot | Everyday wildflower in a wide-mouth jar that a spoon fits into.
Buttered waffle | 6.50 | waffle | Saturdays at the stand. The honey is on the table, help yourself.
Creamed honey with cinnamon | 12.50 | jam-apricot | Whipped slowly over six days; spreads like soft butter.
Hot honey, 8 oz | 9.75 | sauce-bottle | Steeped with dried serranos. Pizza people will understand.
Honey lollipop | 1.50 | lollipop | Honey, sugar and a stripe of every color. Mostly for the kids.
Honey lozenges, tin | 7.50 | tin-marigold | Honey, lemon and thyme boiled hard. For singers and colds.
Bee pollen, 4 oz | 13.00 | spice-jar | Gathered at the hive door, dried in the shade.
Beeswax candles, pair | 14.50 | 2 candle | Short and thick, dipped by hand, burning about nine hours.
Honey butter, 8 oz | 8.00 | butter | Cultured butter whipped with manzanita honey.
Hand salve, 2 oz | 9.00 | tin | Wax, olive oil, calendula. Gardeners buy three.
Beeswax lipstick, rose | 9.50 | lipstick | Beeswax, rose and a little color.
Pollinator seed mix | 6.00 | seed-packet | Poppy, phacelia, gilia: a square yard of forage for our girls.
Bee ornament, felt | 14.00 | bee | Wool felt with sky-blue wings. Hangs, does not sting.
`,
  'bullion-street-juice': `
Navel oranges, six | 5.50 | 6 orange | For juicing at home. Heavy for their size.
Cucumbers, four | 4.00 | 4 cucumber | The ones we press ourselves.
Apple juice, box | 2.50 | juice | Pressed apples, nothing added. For lunch boxes.
Ginger root, half pound | 3.75 | ginger | Fresh, juicy, hot. Peel it with a spoon.
Carrots, dozen | 4.50 | 12 carrot | Sweet ones, tops on.
Meyer lemons, six | 5.50 | 6 lemon | Thin-skinned and sweeter than the others.
`,
}
